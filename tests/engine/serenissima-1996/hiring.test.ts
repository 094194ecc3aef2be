import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { fleet, fund, game, GENOA, hold, launch, play, port, sea, ship, tableIn, VENICE } from './table';
import type { State } from './table';

/** What a computer hires ashore in a port during its harbour turn. */
function hired(state: State, at: number): number {
  const before = state.ports[at].garrison;
  for (;;) {
    const [plan] = serenissima1996Bot.plans?.(state, VENICE, serenissima1996Bot.styles.usual, 1) ?? [];
    const [move] = plan.moves;
    if (move.type === 'endPhase' || game.actors(state)[0] !== VENICE) return state.ports[at].garrison - before;
    play(state, VENICE, move);
  }
}

/** Naples is Venetian, nearly full and within reach of a Genoese crew of five; `own`: where a Venetian galley lies. */
function garrisoned(garrison: number, own: number): number {
  const state = tableIn('harbour', VENICE);
  for (const id of [...fleet(state, VENICE), ...fleet(state, GENOA)]) ship(state, id).space = sea('Antioch');
  state.turn = 3;
  fund(state, VENICE, 9000);
  hold(state, 'Naples', VENICE, { garrison, stores: ['textiles', 'wine', 'gold'] });
  launch(state, { owner: GENOA, space: sea('Genoa'), sailors: 5 });
  launch(state, { owner: VENICE, space: own, sailors: 2 });
  return hired(state, port('Naples'));
}

describe('sailors hired ashore', () => {
  it('are no more than a garrison needs where no own galley comes to fetch them', () => {
    expect(garrisoned(2, sea('Acre'))).toBe(3);
    expect(garrisoned(7, sea('Acre'))).toBe(1);
    expect(garrisoned(9, sea('Acre'))).toBe(0);
  });

  it('are all there are where one does', () => {
    expect(garrisoned(9, sea('Sicily'))).toBe(3);
  });
});
