import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { fleet, fund, game, GENOA, hold, launch, play, port, sea, ship, SPAIN, tableIn, VENICE } from './table';
import type { State } from './table';

/** Returns how many sailors a computer hires in a port during its harbour turn. */
function hired(state: State, at: number): number {
  for (;;) {
    const [plan] = serenissima1996Bot.planning?.plans(state, VENICE, serenissima1996Bot.styles.usual, 1) ?? [];
    const [move] = plan.moves;
    if (move.type === 'endPhase' || game.actors(state)[0] !== VENICE) return state.ports[at].hired;
    play(state, VENICE, move);
  }
}

/**
 * Returns how many sailors Venice hires in Naples, its port with three goods, or four in the last turn. A Genoese crew
 * and perhaps a Spanish crew are within reach. A Venetian galley with two men is at `own`.
 */
function garrisoned(garrison: number, own: number, crew = 5, { last = false, spanish = false } = {}): number {
  const state = tableIn('harbour', VENICE);
  for (const id of [...fleet(state, VENICE), ...fleet(state, GENOA)]) ship(state, id).space = sea('Antioch');
  state.turn = last ? state.lastTurn : 3;
  fund(state, VENICE, 9000);
  hold(state, 'Naples', VENICE, { garrison, stores: ['textiles', 'wine', 'gold', ...(last ? ['iron' as const] : [])] });
  for (const owner of spanish ? [GENOA, SPAIN] : [GENOA])
    if (crew > 0) launch(state, { owner, space: sea('Civitavecchia'), sailors: crew });
  launch(state, { owner: VENICE, space: own, sailors: 2 });
  return hired(state, port('Naples'));
}

describe('the number of sailors that a computer hires', () => {
  it('is just enough to repel attackers', () => {
    expect(garrisoned(2, sea('Acre'))).toBe(3);
    expect(garrisoned(5, sea('Acre'))).toBe(1);
    expect(garrisoned(6, sea('Acre'))).toBe(0);
    expect(garrisoned(3, sea('Acre'), 2)).toBe(0);
  });

  it('is zero if no rival can come and one man is ashore, even with a galley next to the port', () => {
    expect(garrisoned(1, sea('Acre'), 0)).toBe(0);
    expect(garrisoned(1, sea('Sicily'), 0)).toBe(0);
    expect(garrisoned(0, sea('Acre'), 0)).toBe(1);
  });

  it('includes the men that a galley at the port has room for', () => {
    expect(garrisoned(9, sea('Naples'), 0)).toBe(0);
    // If no rival can come, one man ashore is enough, and three more fit aboard.
    expect([2, 3, 4].map((garrison) => garrisoned(garrison, sea('Naples'), 0))).toEqual([2, 1, 0]);
  });

  it('includes, in the last turn, only sailors that save more than they cost against the strongest attacker', () => {
    expect(garrisoned(2, sea('Acre'), 5, { last: true })).toBe(4);
    expect(garrisoned(6, sea('Acre'), 3, { last: true, spanish: true })).toBe(0);
    expect(garrisoned(1, sea('Acre'), 0, { last: true })).toBe(0);
  });
});
