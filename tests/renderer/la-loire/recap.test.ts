import { beforeAll, expect, test } from 'vitest';
import { playMove, startMatch } from '../../../src/engine/core/match';
import type { LaLoireEvent } from '../../../src/engine/games/la-loire/events';
import type { LaLoireMove } from '../../../src/engine/games/la-loire/moves';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import type { State } from '../../../src/engine/games/la-loire/state';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { minorRecap, recapText } from '../../../src/renderer/games/la-loire/recap';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { event, fund, game, play, put, RED, table } from '../../engine/la-loire/table';
import { say } from '../rows-at';

beforeAll(() => setLanguage('en'));

/** The deniers that a recap text adds to and takes from its player's money. */
function changeIn(text: Sentence | null): number {
  const { key, params } = (text?.params?.change ?? { key: '' }) as Sentence;
  const paid = (text?.params?.pay as Sentence | undefined)?.params?.count ?? 0;
  return Number(params?.n ?? 0) * (key === 'recap.paid' ? -1 : 1) + Number(paid);
}

test('the recap lists every change of money', () => {
  const { config, log } = merchantsMatch('la-loire', 4, 'money');
  const match = startMatch(game, config);
  const now = () => match.position as State;
  const moneyNow = () => now().players.map(({ money }) => money);
  const told = moneyNow();
  const wrong: unknown[] = [];
  for (const { seat, move } of log) {
    const { events } = playMove(match, seat, move as LaLoireMove);
    for (const one of events as readonly LaLoireEvent[])
      if ('seat' in one) told[one.seat] += changeIn(recapText(one, game.view(now(), null)));
    // During a turn, a message chosen from several is paid before its event.
    if (now().frames.length === 1 && told[seat] !== moneyNow()[seat]) wrong.push([match.log.length, move]);
  }
  expect(wrong).toEqual([]);
});

test('a player whose Merchant can’t leave a city gets a recap text with the reason', () => {
  const state = table();
  put(state, RED, 'merchant', 'Orléans');
  fund(state, RED, 4);
  state.frames = [{ ...newTurn(RED), poor: true }];
  const forgone = event(play(state, RED, { type: 'endTurn' }), 'turnForgone');
  const text = recapText(forgone, game.view(state, RED));
  expect(text && say('la-loire', text)).toBe('can’t leave Orléans without 5 deniers (+1)');
});

test('horses left or taken are minor, so that purchases are listed instead', () => {
  const state = table();
  put(state, RED, 'merchant', 'Nantes', { horses: 2 });
  state.frames = [newTurn(RED)];
  const ride = game.moves(state, RED).find((move) => move.type === 'move' && move.figure === 'merchant' && move.leave);
  const moved = event(play(state, RED, ride as LaLoireMove), 'moved');
  expect(recapText(moved, game.view(state, RED))).toBeNull();
  const text = minorRecap(moved);
  expect(text && say('la-loire', text)).toMatch(/^Merchant → .+, leaves \d horses? in Nantes$/);
});
