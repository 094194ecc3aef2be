import { describe, expect, it } from 'vitest';
import { fleet, game, GENOA, hold, launch, port, sea, SPAIN, tableIn, VENICE } from './table';
import type { State } from './table';

const threats = (state: State) => game.threats?.(state) ?? { reach: [], attacks: [], blockades: [], losses: [] };
const attackOn = (state: State, name: string, galley: number) =>
  threats(state).attacks.find(({ piece, target }) => piece === `galley:${galley}` && target === `port:${port(name)}`);

describe('threats', () => {
  it('a galley reaches as many spaces as it has sailors, and needs consent in occupied spaces', () => {
    const state = tableIn('harbour', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Venice'), sailors: 1 });
    const near = threats(state).reach.find(({ piece }) => piece === `galley:${galley}`);
    expect(near).toEqual({ seat: VENICE, piece: `galley:${galley}`, places: [`space:${sea('Ragusa')}`] });
    launch(state, { owner: GENOA, space: sea('Ragusa'), sailors: 1 });
    const [blockade] = threats(state).blockades.filter(({ place }) => place === `space:${sea('Ragusa')}`);
    expect(blockade).toMatchObject({ seat: GENOA, against: [VENICE] });
  });

  it('three sailors certainly storm a garrison of one, even in a fort, but have less than an even chance against three', () => {
    const state = tableIn('sailing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Ragusa'), sailors: 3 });
    // Three sailors hit one man with any roll, even against a fort: (3 + 1) / 4 = 1. One man never kills three.
    hold(state, 'Ragusa', GENOA, { garrison: 1, fort: true });
    expect(attackOn(state, 'Ragusa', galley)).toMatchObject({ owner: GENOA, chance: 100, steps: 0, soon: true });
    hold(state, 'Ragusa', GENOA, { garrison: 3 });
    const { chance = 0 } = attackOn(state, 'Ragusa', galley) ?? {};
    // Equal sides without a fort: both have the same odds, and sometimes both die.
    expect(chance).toBeGreaterThan(20);
    expect(chance).toBeLessThan(50);
  });

  it('no attack is listed on a neutral port or on the galley owner’s own port', () => {
    const state = tableIn('sailing', VENICE);
    const galley = launch(state, { owner: VENICE, space: sea('Ragusa'), sailors: 3 });
    expect(attackOn(state, 'Ragusa', galley)).toBeUndefined();
    hold(state, 'Ragusa', VENICE, { garrison: 1 });
    expect(attackOn(state, 'Ragusa', galley)).toBeUndefined();
  });

  it('after a seat has sailed, its galleys can attack this turn only in their space', () => {
    const state = tableIn('sailing', VENICE);
    const spaniard = launch(state, { owner: SPAIN, space: sea('Ragusa'), sailors: 5 });
    hold(state, 'Ragusa', GENOA, { garrison: 1 });
    state.frames = [{ kind: 'phase', phase: 'sailing', place: 3, closed: [] }];
    state.order = [SPAIN, VENICE, GENOA, 3];
    expect(attackOn(state, 'Ragusa', spaniard)).toMatchObject({ steps: 0, soon: true });
    expect(attackOn(state, 'Venice', spaniard)).toMatchObject({ owner: VENICE, soon: false });
    state.frames = [{ kind: 'phase', phase: 'landing', place: 0, closed: [] }];
    expect(attackOn(state, 'Ragusa', spaniard)).toMatchObject({ soon: false });
  });

  it('a galley that was refused passage reaches nothing; neither does a galley that has sailed in the last turn', () => {
    const state = tableIn('sailing', VENICE);
    const [galley] = fleet(state, VENICE);
    const reached = () => threats(state).reach.some(({ piece }) => piece === `galley:${galley}`);
    expect(reached()).toBe(true);
    const ship = state.galleys[galley];
    if (ship) ship.passage = 'refused';
    expect(reached()).toBe(false);
    state.frames = [{ kind: 'phase', phase: 'combat', place: 0, closed: [] }];
    expect(reached()).toBe(true);
    state.turn = state.lastTurn;
    expect(reached()).toBe(false);
  });

  it('the view forecasts the income of a capital and what each port pays the viewer', () => {
    const state = tableIn('harbour', VENICE);
    hold(state, 'Genoa', SPAIN, { garrison: 1 });
    const view = game.view(state, VENICE);
    expect(view.income).toEqual([300, 0, 300, 300]);
    hold(state, 'Ragusa', GENOA, { garrison: 1, stores: ['gold'] });
    const { sales } = game.view(state, VENICE);
    // The second space pays 300. The good is new to Genoa, whose ports store or produce only gold and Ragusa's good.
    expect(sales[port('Ragusa')][5]).toBe(0);
    expect(sales[port('Ragusa')][6]).toBe(300 + 500);
    // Without a seat at the screen, prices are for the acting seat.
    expect(game.view(state, null).sales).toEqual(sales);
  });
});

describe('threats to a galley', () => {
  const raidOn = (state: State, galley: number) =>
    threats(state).attacks.find(({ target }) => target === `galley:${galley}`);
  /** Venice's galley off Genoa, and Spain's galley with four sailors in `space`. Venice's turn to fight comes first. */
  function beside(phase: 'harbour' | 'sailing' | 'combat' | 'landing', space: string, sailors = 1, cargo = {}) {
    const state = tableIn(phase, VENICE);
    state.galleys.fill(null);
    const prey = launch(state, { owner: VENICE, space: sea('Marseille'), sailors, cargo });
    launch(state, { owner: SPAIN, space: sea(space), sailors: 4 });
    return { state, prey };
  }

  it('are a stronger galley in its space, until the rival has fought', () => {
    const { state, prey } = beside('combat', 'Marseille', 1, { textiles: 1 });
    expect(raidOn(state, prey)).toMatchObject({ seat: SPAIN, owner: VENICE, chance: 100, steps: 0, soon: true });
    const after = beside('landing', 'Marseille', 1, { textiles: 1 });
    expect(raidOn(after.state, after.prey)).toBeUndefined();
  });

  it('do not count while it can sail away, or if it has nothing to lose', () => {
    const { state, prey } = beside('sailing', 'Marseille', 1, { textiles: 1 });
    expect(raidOn(state, prey)).toBeUndefined();
    const galley = state.galleys[prey];
    if (galley) galley.sailed = 1;
    expect(raidOn(state, prey)).toMatchObject({ seat: SPAIN });
    const empty = beside('combat', 'Marseille');
    expect(raidOn(empty.state, empty.prey)).toBeUndefined();
    const even = beside('combat', 'Marseille', 4);
    expect(raidOn(even.state, even.prey)).toBeUndefined();
  });

  it('include a rival that sails later, if no other seat can stop it', () => {
    const { state, prey } = beside('sailing', 'Barcelona', 1, { textiles: 1 });
    const galley = state.galleys[prey];
    if (galley) galley.sailed = 1;
    const { steps = 0 } = raidOn(state, prey) ?? {};
    expect(steps).toBeGreaterThan(0);
    state.order = [SPAIN, VENICE, GENOA, 3];
    state.frames = [{ kind: 'phase', phase: 'sailing', place: 1, closed: [] }];
    expect(raidOn(state, prey)).toBeUndefined();
  });
});
