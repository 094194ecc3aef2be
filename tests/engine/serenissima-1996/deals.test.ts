import { expect, test } from 'vitest';
import { deals } from '../../../src/engine/games/serenissima-1996/bot/trading';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { fund, GENOA, good, launch, play, sea, tableIn, VENICE } from './table';
import type { State } from './table';

const { usual } = serenissima1996Bot.styles;

/**
 * Puts a Venetian galley beside a Genoese galley that has gems but is too weak to carry them to a market. The Venetian
 * galley has room and enough crew for this.
 */
function meeting(): { state: State; venetian: number; genoese: number } {
  const state = tableIn('harbour', VENICE);
  const venetian = launch(state, { owner: VENICE, space: sea('Crete'), sailors: 3 });
  const genoese = launch(state, { owner: GENOA, space: sea('Crete'), sailors: 1, cargo: { gems: 4 } });
  state.turn = state.lastTurn;
  fund(state, VENICE, 3000);
  return { state, venetian, genoese };
}

test('a computer asks for cargo that is worth more on its own galley, and both sides gain', () => {
  const { state, venetian, genoese } = meeting();
  const { moves, gain } = deals(state, VENICE, usual);
  const move = { type: 'askCargo', from: genoese, galley: venetian, good: good('gems'), count: 1 } as const;
  expect(moves).toEqual([move]);
  expect(gain).toBeGreaterThan(0);
  const [first] = serenissima1996Bot.planning?.plans(state, VENICE, usual, 1) ?? [];
  expect(first.moves).toContainEqual(move);
  play(state, VENICE, move);
  const [quote] = serenissima1996Bot.planning?.plans(state, GENOA, usual, 1) ?? [];
  expect(quote.moves[0].type).toBe('quote');
});

test('a computer offers cargo that only the other player could sell', () => {
  const { state, venetian, genoese } = meeting();
  state.order = [GENOA, ...state.order.filter((seat) => seat !== GENOA)];
  expect(deals(state, GENOA, usual).moves).toEqual([
    { type: 'offerCargo', from: genoese, galley: venetian, good: good('gems'), count: 1 },
  ]);
});

test('a computer does not bargain over cargo that both players could sell', () => {
  const { state, genoese } = meeting();
  const foreigner = state.galleys[genoese];
  if (foreigner) Object.assign(foreigner, { sailors: 3, cargo: foreigner.cargo.map((pieces) => Math.min(1, pieces)) });
  expect(deals(state, VENICE, usual).moves).toEqual([]);
});
