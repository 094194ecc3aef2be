import { describe, expect, it } from 'vitest';
import { chanceThrough, winChance } from '../../../src/engine/games/serenissima-2012/chances';
import { activate, BLUE, game, hold, launch, no, ORANGE, port, RED, sea, table } from './table';
import type { State } from './table';

/** Blue's galley 4 is one space from Algiers, where Red has two men. */
function beside(): State {
  const state = table({}, 4);
  hold(state, 'Algiers', RED, { garrison: 2 });
  hold(state, 'Smyrna', RED, { garrison: 1 });
  launch(state, 4, BLUE, 'València', 5);
  state.turn = 4;
  return activate(state, 4);
}
const threats = (state: State) => game.threats?.(state) ?? { reach: [], attacks: [], blockades: [], losses: [] };
const attackOn = (state: State, name: string, galley: number) =>
  threats(state).attacks.find(
    ({ piece, target }) => piece === `galley:${no(galley)}` && target === `port:${port(name)}`,
  );
const percent = (chance: number) => Math.round(chance * 100);

describe('threats', () => {
  it('spaces crossed weaken an attack, and a fort fires first', () => {
    const state = beside();
    const plain = attackOn(state, 'Algiers', 4);
    expect(plain).toMatchObject({ seat: BLUE, owner: RED, steps: 1, soon: true, asks: [] });
    expect(plain?.chance).toBe(percent(winChance(5, 2, 4, false)));
    state.ports[port('Algiers')].fort = true;
    expect(attackOn(state, 'Algiers', 4)?.chance).toBe(percent(winChance(5, 2, 4, true)));
  });

  it('the owner’s galleys in front of a port must be sunk first', () => {
    const state = beside();
    launch(state, 12, RED, 'Algiers', 1);
    expect(attackOn(state, 'Algiers', 4)?.chance).toBe(percent(chanceThrough(5, 4, [1], 2, false)));
  });

  it('no attack is listed on a player’s only port, or on a port so far away that the galley has no strength left', () => {
    const state = beside();
    expect(attackOn(state, 'Smyrna', 4)).toBeUndefined();
    state.ports[port('Smyrna')].owner = -1;
    state.ports[port('Genova')].owner = -1;
    expect(attackOn(state, 'Algiers', 4)).toBeUndefined();
  });

  it('a galley that has acted threatens next turn', () => {
    const state = beside();
    launch(state, 2, ORANGE, 'Algiers', 5);
    launch(state, 9, ORANGE, 'Algiers', 5);
    expect(attackOn(state, 'Algiers', 2)).toMatchObject({ soon: false, steps: 0 });
    expect(attackOn(state, 'Algiers', 9)).toMatchObject({ soon: true, steps: 0 });
  });

  it('between two turns, every galley threatens next turn', () => {
    const state = beside();
    state.active = -1;
    state.frames = [{ kind: 'catchUp', seats: [RED] }];
    expect(attackOn(state, 'Algiers', 4)).toMatchObject({ soon: false });
  });

  it('a larger crew in a space can stop smaller crews', () => {
    const state = beside();
    launch(state, 5, RED, 'València', 2);
    launch(state, 12, ORANGE, 'Algiers', 5);
    const here = threats(state).blockades.filter(({ place }) => place === `space:${sea('Algiers')}`);
    expect(here).toEqual([expect.objectContaining({ seat: ORANGE, place: `space:${sea('Algiers')}` })]);
    expect(here[0].against).not.toContain(ORANGE);
    expect(here[0].against).not.toContain(BLUE);
  });

  it('the view contains what each port pays the viewer for the next good', () => {
    const { sales } = game.view(beside(), RED);
    const algiers = sales[port('Algiers')];
    expect([...new Set(algiers)].sort()).toEqual([0, 2]);
    expect(game.view(beside(), BLUE).sales[port('Algiers')]).toContain(4);
  });
});
