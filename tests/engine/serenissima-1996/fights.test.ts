import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { explain } from '../../../src/engine/games/serenissima-1996/bot/explain';
import { game, GENOA, hold, launch, port, sea, SPAIN, tableIn, TURKEY, VENICE } from './table';

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

/** The reason for Venice’s attack with one sailor on Genoa’s galley with two, beside Crete. */
function reasonFor(turn: number, cargo = {}, garrison = 0, order = [GENOA, VENICE, SPAIN, TURKEY]) {
  const state = tableIn('combat', VENICE);
  Object.assign(state, { turn, order });
  hold(state, 'Crete', VENICE, { garrison });
  const galley = launch(state, { owner: VENICE, space: sea('Crete'), sailors: 1, cargo });
  const foe = launch(state, { owner: GENOA, space: sea('Crete'), sailors: 2 });
  const moves = [{ type: 'attack' as const, galley, target: { galley: foe } }];
  return explain(state, VENICE, { moves, value: 0, reason: { key: 'fight.galley', params: {} } });
}

describe('an attack that will probably fail', () => {
  it('has a reason other than its chance', () => {
    expect(reasonFor(8)).toEqual({ key: 'fight.free', params: { chance: 0 } });
    expect(reasonFor(8, { wood: 1 })).toMatchObject({ key: 'fight.landing', params: { port: port('Crete') } });
    expect(reasonFor(5, {}, 1, [VENICE, GENOA, SPAIN, TURKEY])?.key).toBe('fight.defend');
    expect(reasonFor(5, {}, 1)?.key).toBe('fight.long');
  });
});

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
