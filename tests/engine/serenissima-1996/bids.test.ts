import { expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { SPAIN, tableIn, TURKEY, VENICE } from './table';

/** Returns the bids among up to 16 plans (a Doge's limit) of Venice. */
function weighed(turn: number): unknown[] {
  const state = tableIn('harbour', VENICE);
  state.turn = turn;
  state.frames = [{ kind: 'bidding', bids: state.money.map(() => null) }];
  const plans = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.map(({ moves }) => ('amount' in moves[0] ? moves[0].amount : null));
}

it('bids are considered in the first turn, when all powers race for the same ports', () => {
  expect(weighed(1)).toEqual([100, 0, 200, 400]);
});

it('in later turns, only a bid of zero is considered, because the last player fights last', () => {
  expect(weighed(2)).toEqual([0]);
  expect(weighed(8)).toEqual([0]);
});

/**
 * Returns the moves that a computer with these weights considers in the first turn, with crews of this size in every
 * harbour.
 */
function firstTurn(crew: number, style: 'usual' | 'expert', seat: number, choosing = false): unknown[] {
  const { planning, styles } = serenissima1996Bot;
  const state = tableIn('harbour', VENICE);
  for (const galley of state.galleys) if (galley) galley.sailors = crew;
  state.turn = 1;
  state.frames = choosing
    ? [{ kind: 'ordering', choosers: [seat], places: [-1, -1, -1, -1], zeros: [] }]
    : [{ kind: 'bidding', bids: state.money.map(() => null) }];
  const found = planning?.plans(state, seat, styles[style], 16) ?? [];
  return found.map(({ moves: [move] }) =>
    move.type === 'bid' ? move.amount : move.type === 'chooseOrder' && move.place,
  );
}

it('a Doge within a rival’s reach in the first turn bids for the last place, to board the arriving galleys', () => {
  for (const seat of [VENICE, TURKEY]) {
    expect(firstTurn(5, 'expert', seat)).toEqual([200]);
    expect(firstTurn(5, 'expert', seat, true)).toEqual([3]);
  }
});

it('if a Doge bids for the last place, its reason names the rival it is waiting for', () => {
  const { planning, reasons, styles } = serenissima1996Bot;
  const state = tableIn('harbour', VENICE);
  for (const galley of state.galleys) if (galley) galley.sailors = 5;
  state.turn = 1;
  state.frames = [{ kind: 'bidding', bids: state.money.map(() => null) }];
  const [plan] = planning?.plans(state, VENICE, styles.expert, 16) ?? [];
  expect(reasons?.explain(state, VENICE, plan)).toEqual({
    key: 'bid.last',
    params: { ducats: 200, power: TURKEY, sailors: 5 },
  });
});

it('a Doge bids nothing if rivals are out of reach or have small crews', () => {
  for (const seat of [VENICE, SPAIN]) expect(firstTurn(3, 'expert', seat)).toEqual([0]);
});

it('computers of other levels race for the first place', () => {
  expect(firstTurn(5, 'usual', VENICE)).toEqual([100, 0, 200, 400]);
  expect(firstTurn(5, 'usual', VENICE, true)).toEqual([0, 1, 2, 3]);
});
