import { expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { tableIn, VENICE } from './table';

/** What whoever thinks longest weighs to bid. */
function weighed(turn: number): unknown[] {
  const state = tableIn('harbour', VENICE);
  state.turn = turn;
  state.frames = [{ kind: 'bidding', bids: state.money.map(() => null) }];
  const plans = serenissima1996Bot.plans?.(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.map(({ moves }) => ('amount' in moves[0] ? moves[0].amount : null));
}

it('coins are weighed in the first turn, when all race for the same ports', () => {
  expect(weighed(1)).toEqual([100, 0, 200, 400]);
});

it('a coin is not even weighed in later turns: who comes late fights last', () => {
  expect(weighed(2)).toEqual([0]);
  expect(weighed(8)).toEqual([0]);
});
