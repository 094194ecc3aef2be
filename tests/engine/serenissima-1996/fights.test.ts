import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { GENOA, launch, sea, tableIn, VENICE } from './table';

/** Whether a Venetian crew beside a Genoese one so strong weighs an attack at all, however long it thinks. */
function weighs(crew: number, foes: number, turn: number): boolean {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  launch(state, { owner: VENICE, space: sea('Crete'), sailors: crew });
  launch(state, { owner: GENOA, space: sea('Crete'), sailors: foes, cargo: { gold: 2 } });
  const plans = serenissima1996Bot.plans?.(state, VENICE, serenissima1996Bot.styles.usual, 16) ?? [];
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
