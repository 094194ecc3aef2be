import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../../src/renderer/locales';
import { game as dogeShip, inspectionOf } from '../../engine/doge-ship/table';
import { fund, game, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** Returns each bid's confirmation text, in order. It is empty for a bid that needs none. */
const asked = (id: string, rows: ReturnType<typeof rowsAt>) =>
  rows.flatMap(({ options }) => options.map(({ warning }) => (warning ? say(id, warning) : '')));

test('bidding everything must be confirmed, because bids are paid and final once revealed', () => {
  const state = tableIn('harbour', VENICE);
  fund(state, VENICE, 300);
  state.frames = [{ kind: 'bidding', bids: [null, 0, 0, 0] }];
  const question = 'Bid everything? You’ll pay 300 ducats no matter what others bid, and have nothing left this turn.';
  expect(asked('serenissima-1996', rowsAt(game, state, VENICE))).toEqual(['', '', '', question]);
});

test('bidding nothing is not confirmed, even if the player has no money', () => {
  const state = tableIn('harbour', VENICE);
  fund(state, VENICE, 0);
  state.frames = [{ kind: 'bidding', bids: [null, 0, 0, 0] }];
  expect(asked('serenissima-1996', rowsAt(game, state, VENICE))).toEqual(['']);
});

test('bidding all of several Approvals must be confirmed, but not a single Approval', () => {
  const question = 'Bid all your Approvals? You’ll spend 3 Approvals no matter what others bid, and have none left.';
  expect(asked('doge-ship', rowsAt(dogeShip, inspectionOf([3, 1]), 0))).toEqual(['', '', '', question]);
  expect(asked('doge-ship', rowsAt(dogeShip, inspectionOf([3, 1]), 1))).toEqual(['', '']);
});
