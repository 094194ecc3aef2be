import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../../src/renderer/locales';
import { game as dogeShip, inspectionOf } from '../../engine/doge-ship/table';
import { fund, game, tableIn, VENICE } from '../../engine/serenissima-1996/table';
import { rowsAt, say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** What is asked before each bid, in their order; nothing of most. */
const asked = (id: string, rows: ReturnType<typeof rowsAt>) =>
  rows.flatMap(({ options }) => options.map(({ warning }) => (warning ? say(id, warning) : '')));

test('a bid of all one has is asked about: bids are paid, and cannot be taken back once they are shown', () => {
  const state = tableIn('harbour', VENICE);
  fund(state, VENICE, 300);
  state.frames = [{ kind: 'bidding', bids: [null, 0, 0, 0] }];
  const question = 'Bid all you have? 300 ducats are paid whatever the others bid, and nothing is left for this turn.';
  expect(asked('serenissima-1996', rowsAt(game, state, VENICE))).toEqual(['', '', '', question]);
});

test('a bid of nothing is not, though it is all one has', () => {
  const state = tableIn('harbour', VENICE);
  fund(state, VENICE, 0);
  state.frames = [{ kind: 'bidding', bids: [null, 0, 0, 0] }];
  expect(asked('serenissima-1996', rowsAt(game, state, VENICE))).toEqual(['']);
});

test('nor are several Approvals bid without a question; a single one is', () => {
  const question = 'Bid all your Approvals? 3 Approvals are spent whatever the others bid, and you keep none.';
  expect(asked('doge-ship', rowsAt(dogeShip, inspectionOf([3, 1]), 0))).toEqual(['', '', '', question]);
  expect(asked('doge-ship', rowsAt(dogeShip, inspectionOf([3, 1]), 1))).toEqual(['', '']);
});
