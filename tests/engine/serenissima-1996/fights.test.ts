import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { game, GENOA, hold, launch, sea, SPAIN, tableIn, TURKEY, VENICE } from './table';

/** Whether a Venetian crew beside a Genoese one so strong weighs an attack at all, however long it thinks. */
function weighs(crew: number, foes: number, turn: number): boolean {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  launch(state, { owner: VENICE, space: sea('Crete'), sailors: crew });
  launch(state, { owner: GENOA, space: sea('Crete'), sailors: foes, cargo: { gold: 2 } });
  const plans = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.some(({ moves }) => moves[0].type === 'attack');
}

describe('an attack', () => {
  it('that can hardly be won is not weighed while the galley has turns to come', () => {
    expect(weighs(1, 2, 5)).toBe(false);
    expect(weighs(2, 4, 5)).toBe(false);
  });

  it('is, where there is a chance or nothing to lose', () => {
    expect(weighs(3, 3, 5)).toBe(true);
    expect(weighs(4, 2, 5)).toBe(true);
    expect(weighs(1, 2, 8)).toBe(true);
  });
});

/** Whether Venice weighs the end of its fights, with five men beside five of Genoa's in a full Crete. */
function mayEnd(turn: number, cargo = {}): boolean {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  hold(state, 'Crete', GENOA, { garrison: 5, stores: ['gold', 'gems'] });
  launch(state, { owner: VENICE, space: sea('Crete'), sailors: 5, cargo });
  const plans = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.some(({ moves }) => moves[0].type === 'endPhase');
}

it('in the last turn nobody weighs leaving alone a storm in which nothing can be lost', () => {
  expect(mayEnd(8)).toBe(false);
  expect(mayEnd(8, { wood: 1 })).toBe(true);
  expect(mayEnd(5)).toBe(true);
});

/** What four Venetian men do beside three Genoese in Sardinia, which is Venetian, has three goods and is guarded by so many; turns are left. */
function defends(garrison: number, order: readonly number[]): string {
  const state = tableIn('combat', VENICE);
  state.turn = 5;
  state.order = [...order];
  state.frames = [{ kind: 'phase', phase: 'combat', place: order.indexOf(VENICE), closed: [] }];
  hold(state, 'Sardinia', VENICE, { garrison, stores: ['wine', 'iron'] });
  launch(state, { owner: VENICE, space: sea('Sardinia'), sailors: 4 });
  launch(state, { owner: GENOA, space: sea('Sardinia'), sailors: 3 });
  game.check(state);
  const [plan] = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 1) ?? [];
  return plan.moves[0].type;
}

describe('a galley beside a port of its own', () => {
  it('beats off who would land there before it can', () => {
    expect(defends(0, [GENOA, VENICE, SPAIN, TURKEY])).toBe('attack');
  });

  it('leaves alone who lands after it, or has fought and found men there', () => {
    expect(defends(0, [VENICE, GENOA, SPAIN, TURKEY])).toBe('endPhase');
    expect(defends(1, [GENOA, VENICE, SPAIN, TURKEY])).toBe('endPhase');
  });

  it('fights before who could storm it', () => {
    expect(defends(1, [VENICE, GENOA, SPAIN, TURKEY])).toBe('attack');
  });
});
