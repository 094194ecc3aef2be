import { describe, expect, it } from 'vitest';
import { at, game, put, reach, RED, stopped, table, YELLOW } from './table';
import type { State } from './table';

const placesOf = (state: State, piece: string) =>
  game
    .threats?.(state)
    .reach.find((entry) => entry.piece === piece)
    ?.places.toSorted() ?? [];
const places = (...names: string[]) => names.map((name) => `place:${at(name)}`).sort();

describe('threats', () => {
  it('figures that have yet to move can reach exactly the destinations of their legal moves', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 1 });
    expect(placesOf(state, `merchant:${RED}`)).toEqual(places(...reach(state, RED, 'merchant')));
    expect(placesOf(state, `messenger:${RED}`)).toEqual(places(...reach(state, RED, 'messenger')));
  });

  it('other players’ figures, and figures that have moved, are shown with their reach next turn', () => {
    const state = table();
    put(state, YELLOW, 'messenger', 'Serrant', { horses: 0 });
    stopped(state, RED, 'merchant', 'Saumur');
    expect(placesOf(state, `messenger:${YELLOW}`).length).toBeGreaterThan(0);
    expect(placesOf(state, `merchant:${RED}`).length).toBeGreaterThan(0);
    const later = game.threats?.(state).reach.map((entry) => [entry.piece, entry.later]);
    expect(later).toEqual([
      [`merchant:${RED}`, true],
      [`messenger:${RED}`, false],
      [`merchant:${YELLOW}`, true],
      [`messenger:${YELLOW}`, true],
    ]);
  });

  it('a Merchant without money cannot leave his city, and figures without another turn reach nothing', () => {
    const state = table();
    put(state, YELLOW, 'merchant', 'Nantes');
    state.players[YELLOW].money = 0;
    expect(placesOf(state, `merchant:${YELLOW}`)).toEqual([]);
    stopped(state, RED, 'merchant', 'Saumur');
    state.lastTurns = [YELLOW];
    expect(placesOf(state, `merchant:${RED}`)).toEqual([]);
  });
});
