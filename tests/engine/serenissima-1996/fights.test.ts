import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { game, GENOA, hold, launch, sea, SPAIN, tableIn, TURKEY, VENICE } from './table';

/** Returns whether an attack is among up to 16 plans (a Doge's limit) of a Venetian crew beside a Genoese crew. */
function weighs(crew: number, foes: number, turn: number): boolean {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  launch(state, { owner: VENICE, space: sea('Crete'), sailors: crew });
  launch(state, { owner: GENOA, space: sea('Crete'), sailors: foes, cargo: { gold: 2 } });
  const plans = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.some(({ moves }) => moves[0].type === 'attack');
}

describe('an attack', () => {
  it('that is nearly hopeless is not considered if turns remain', () => {
    expect(weighs(1, 2, 5)).toBe(false);
    expect(weighs(2, 4, 5)).toBe(false);
  });

  it('with a fair chance, or nothing to lose, is considered', () => {
    expect(weighs(3, 3, 5)).toBe(true);
    expect(weighs(4, 2, 5)).toBe(true);
    expect(weighs(1, 2, 8)).toBe(true);
  });
});

/** Returns whether Venice considers ending its fights, with five men beside five Genoese in a full Crete. */
function mayEnd(turn: number, cargo = {}): boolean {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  hold(state, 'Crete', GENOA, { garrison: 5, stores: ['gold', 'gems'] });
  launch(state, { owner: VENICE, space: sea('Crete'), sailors: 5, cargo });
  const plans = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
  return plans.some(({ moves }) => moves[0].type === 'endPhase');
}

it('in the last turn, storming a port without risk is never skipped', () => {
  expect(mayEnd(8)).toBe(false);
  expect(mayEnd(8, { wood: 1 })).toBe(true);
  expect(mayEnd(5)).toBe(true);
});

/**
 * Returns the type of the move that a Venetian crew of four plays beside a Genoese crew of three at Venetian Sardinia.
 * The port stores two goods and has this garrison, and it is not the last turn.
 */
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

describe('a galley beside its owner’s port', () => {
  it('attacks a rival who would land in the port first', () => {
    expect(defends(0, [GENOA, VENICE, SPAIN, TURKEY])).toBe('attack');
  });

  it('does not attack a rival who lands later or finds a garrison', () => {
    expect(defends(0, [VENICE, GENOA, SPAIN, TURKEY])).toBe('endPhase');
    expect(defends(1, [GENOA, VENICE, SPAIN, TURKEY])).toBe('endPhase');
  });

  it('attacks a rival who could storm the port later', () => {
    expect(defends(1, [VENICE, GENOA, SPAIN, TURKEY])).toBe('attack');
  });
});
