import { describe, expect, it } from 'vitest';
import { event, fleet, fund, GENOA, good, hold, launch, NOBODY, play, port, refusal, sea, ship, SPAIN, tableIn, TURKEY, VENICE } from './table'; // prettier-ignore

/** The rulings in `rulings.ts`, by number: sales, markets, building, sailors. */
describe('ruling 10: goods enter a warehouse only by sale and never leave it', () => {
  it('goods cannot be carried ashore', () => {
    const state = tableIn('harbour', VENICE);
    const [galley] = fleet(state, VENICE);
    play(state, VENICE, { type: 'buy', port: port('Venice'), galley, count: 1 });
    const ashore = { type: 'transfer', from: { galley }, to: { port: port('Venice') }, piece: good('wine') } as const;
    expect(refusal(state, VENICE, ashore)).toBe('goods-stay');
  });

  it('building does not use up the goods it needs', () => {
    const state = tableIn('harbour', VENICE);
    const ragusa = hold(state, 'Ragusa', VENICE, { garrison: 1, stores: ['iron'] });
    play(state, VENICE, { type: 'buildGalley', port: ragusa, crew: 'garrison' });
    expect(state.ports[ragusa].warehouse).toEqual([good('iron')]);
  });
});

it.each([
  [true, 200],
  [false, 0],
])('ruling 11: with payInOwnPorts = %s, a sale in the seller’s own port pays %i ducats', (payInOwnPorts, price) => {
  const state = tableIn('revenue', VENICE, { payInOwnPorts });
  const galley = launch(state, { owner: VENICE, space: sea('Venice'), sailors: 1, cargo: { gold: 1 } });
  expect(event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold').price).toBe(price);
  expect(state.money[VENICE]).toBe(2000 + price);
});

describe('ruling 12: what can be sold', () => {
  it('a port buys one piece of each good, the first for its lowest price, until its warehouse is full', () => {
    const state = tableIn('revenue', VENICE);
    hold(state, 'Corfu', GENOA, { garrison: 1 });
    hold(state, 'Ragusa', GENOA, { garrison: 1, stores: ['gold', 'wine', 'gems'] });
    const galley = launch(state, {
      owner: VENICE,
      space: sea('Corfu'),
      sailors: 1,
      cargo: { wood: 2, gold: 1, wine: 1 },
    });
    expect(event(play(state, VENICE, { type: 'sell', galley, good: good('wood') }), 'sold')).toMatchObject({
      slot: 0,
      price: 200,
    });
    expect(refusal(state, VENICE, { type: 'sell', galley, good: good('wood') })).toBe('not-wanted');
    expect(event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold')).toMatchObject({
      slot: 1,
      price: 300,
    });
    expect(refusal(state, VENICE, { type: 'sell', galley, good: good('wine') })).toBe('warehouse-full');
  });

  it('with the option “from-one”, the first price is 100 ducats', () => {
    const state = tableIn('revenue', VENICE, { figures: 'from-one' });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { wood: 1 } });
    expect(event(play(state, VENICE, { type: 'sell', galley, good: good('wood') }), 'sold').price).toBe(100);
  });
});

describe('ruling 13: opening a new market', () => {
  const bonus = (name: string, owner: number, also: Parameters<typeof hold>[3] = {}) => {
    const state = tableIn('revenue', VENICE);
    hold(state, name, owner, { garrison: owner === NOBODY ? 0 : 1 });
    hold(state, 'Rhodes', GENOA, { garrison: 1, ...also });
    const galley = launch(state, { owner: VENICE, space: sea(name), sailors: 1, cargo: { gold: 1 } });
    return event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold').bonus;
  };

  it('pays 500 in another player’s port, and 1,000 in a capital owned by another player', () => {
    expect(bonus('Corfu', GENOA)).toBe(500);
    expect(bonus('Genoa', GENOA)).toBe(1000);
    expect(bonus('Istanbul', GENOA)).toBe(1000);
  });

  it('pays nothing in neutral ports or the seller’s own, or if one of the owner’s ports stores or produces the good', () => {
    expect(bonus('Corfu', VENICE)).toBe(0);
    expect(bonus('Corfu', NOBODY)).toBe(0);
    expect(bonus('Corfu', GENOA, { stores: ['gold'] })).toBe(0);
    const state = tableIn('revenue', VENICE);
    hold(state, 'Tunis', GENOA, { garrison: 1 });
    hold(state, 'Corfu', GENOA, { garrison: 1 });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 1 } });
    expect(event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold').bonus).toBe(0);
  });

  it('is checked for each sale, so a second sale opens no market', () => {
    const state = tableIn('revenue', VENICE);
    for (const name of ['Corfu', 'Rhodes']) hold(state, name, GENOA, { garrison: 1 });
    const ships = ['Corfu', 'Rhodes'].map((name) =>
      launch(state, { owner: VENICE, space: sea(name), sailors: 1, cargo: { gold: 1 } }),
    );
    const bonuses = ships.map(
      (galley) => event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold').bonus,
    );
    expect(bonuses).toEqual([500, 0]);
  });

  it('ignores cargo aboard galleys', () => {
    const state = tableIn('revenue', VENICE);
    hold(state, 'Corfu', GENOA, { garrison: 1 });
    launch(state, { owner: GENOA, space: sea('Corfu'), sailors: 1, cargo: { gold: 1 } });
    const galley = launch(state, { owner: VENICE, space: sea('Corfu'), sailors: 1, cargo: { gold: 1 } });
    expect(event(play(state, VENICE, { type: 'sell', galley, good: good('gold') }), 'sold').bonus).toBe(500);
  });
});

it('ruling 14: a player gets 300 ducats for their own capital, and nothing for a captured capital', () => {
  const state = tableIn('revenue', TURKEY);
  state.order = [TURKEY, VENICE, GENOA, SPAIN];
  hold(state, 'Venice', GENOA, { garrison: 2 });
  launch(state, { owner: TURKEY, space: sea('Corfu'), sailors: 1, cargo: { wood: 1 } });
  const paid = play(state, TURKEY, { type: 'endPhase' }).flatMap((entry) => (entry.type === 'income' ? [entry] : []));
  expect(paid).toEqual([TURKEY, GENOA, SPAIN].map((seat) => ({ type: 'income', seat, amount: 300 })));
});

describe('ruling 15: one build per port and turn', () => {
  it('a fort costs 500 ducats and needs no galley at the port, but then no galley can be built there', () => {
    const state = tableIn('harbour', GENOA);
    const tunis = hold(state, 'Tunis', GENOA, { garrison: 2, stores: ['wood', 'iron'] });
    play(state, GENOA, { type: 'buildFort', port: tunis });
    expect(state.money[GENOA]).toBe(1500);
    expect(refusal(state, GENOA, { type: 'buildGalley', port: tunis, crew: 'garrison' })).toBe('built-already');
  });

  it('a player can build in as many ports as they can afford', () => {
    const state = tableIn('harbour', GENOA);
    for (const name of ['Ragusa', 'Modon']) {
      const id = hold(state, name, GENOA, { garrison: 1, stores: ['iron'] });
      play(state, GENOA, { type: 'buildGalley', port: id, crew: 'garrison' });
    }
    expect(fleet(state, GENOA)).toHaveLength(4);
  });

  it('a port can’t have a second fort, and players can’t build in other players’ ports', () => {
    const state = tableIn('harbour', GENOA);
    const tunis = hold(state, 'Tunis', GENOA, { garrison: 1, fort: true, stores: ['wood'] });
    expect(refusal(state, GENOA, { type: 'buildFort', port: tunis })).toBe('fort-already');
    expect(refusal(state, GENOA, { type: 'buildFort', port: port('Tripoli') })).toBe('not-your-port');
  });
});

describe('ruling 16: a new galley has a sailor immediately', () => {
  it('the sailor can be hired with the galley, for 100 ducats more', () => {
    const state = tableIn('harbour', GENOA);
    const ragusa = hold(state, 'Ragusa', GENOA, { garrison: 1, stores: ['iron'] });
    const built = event(play(state, GENOA, { type: 'buildGalley', port: ragusa, crew: 'hired' }), 'galleyBuilt');
    expect(built.cost).toBe(600);
    expect(ship(state, built.galley)).toMatchObject({ sailors: 1, space: sea('Ragusa'), owner: GENOA });
    expect(state.ports[ragusa]).toMatchObject({ garrison: 1, hired: 1 });
  });

  it('without a sailor, no galley can be built', () => {
    const state = tableIn('harbour', GENOA);
    const ragusa = hold(state, 'Ragusa', GENOA, { garrison: 0, stores: ['iron'] });
    expect(refusal(state, GENOA, { type: 'buildGalley', port: ragusa, crew: 'garrison' })).toBe('no-garrison');
    fund(state, GENOA, 500);
    expect(refusal(state, GENOA, { type: 'buildGalley', port: ragusa, crew: 'hired' })).toBe('no-money');
  });
});

it('ruling 17: the box has 28 galleys for all players together', () => {
  const state = tableIn('harbour', GENOA);
  const ragusa = hold(state, 'Ragusa', GENOA, { garrison: 9, stores: ['iron'] });
  while (state.galleys.includes(null)) launch(state, { owner: GENOA, space: 8, sailors: 1 });
  expect(fleet(state, GENOA)).toHaveLength(22);
  expect(refusal(state, GENOA, { type: 'buildGalley', port: ragusa, crew: 'garrison' })).toBe('no-galleys');
});

describe('ruling 18: forts', () => {
  it('the box has twenty forts', () => {
    const state = tableIn('harbour', GENOA);
    const tunis = hold(state, 'Tunis', GENOA, { garrison: 1, stores: ['wood'] });
    const others = state.ports.flatMap((_, id) => (id === tunis ? [] : [id])).slice(0, 20);
    for (const id of others) state.ports[id] = { ...state.ports[id], owner: GENOA, fort: true };
    state.forts = 0;
    expect(refusal(state, GENOA, { type: 'buildFort', port: tunis })).toBe('no-forts');
  });

  it('forts survive an attack and stay with the port when it changes hands', () => {
    const state = tableIn('combat', VENICE);
    const tunis = hold(state, 'Tunis', SPAIN, { garrison: 1, fort: true });
    const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 5 });
    play(state, VENICE, { type: 'attack', galley, target: { port: tunis } }, 6, 1);
    play(state, VENICE, { type: 'endPhase' });
    play(state, VENICE, { type: 'land', galley, count: 2 });
    expect(state.ports[tunis]).toMatchObject({ owner: VENICE, garrison: 2, fort: true });
  });
});

it('ruling 19: a port’s own good does not allow hiring, but a stored good does', () => {
  const state = tableIn('harbour', GENOA);
  expect(refusal(state, GENOA, { type: 'hire', port: port('Genoa'), to: { port: port('Genoa') }, count: 1 })).toBe(
    'no-stores',
  );
  const corfu = hold(state, 'Corfu', GENOA, { garrison: 1, stores: ['wood'] });
  const galley = launch(state, { owner: GENOA, space: sea('Corfu'), sailors: 1 });
  play(state, GENOA, { type: 'hire', port: corfu, to: { galley }, count: 1 });
  expect(ship(state, galley).sailors).toBe(2);
});

describe('ruling 20: sailors are limited', () => {
  it.each([180, 176] as const)('the box has %i sailors', (sailors) => {
    const state = tableIn('harbour', GENOA, { sailors });
    expect(state.sailors).toBe(sailors - 40);
    const corfu = hold(state, 'Corfu', GENOA, { garrison: state.sailors, stores: ['wood'] });
    expect(refusal(state, GENOA, { type: 'hire', port: corfu, to: { port: corfu }, count: 1 })).toBe('no-sailors');
  });

  it.each([
    ['return', 137, 0],
    ['gone', 134, 3],
  ] as const)(
    'with killedSailors = “%s”, %i sailors are left in the box and %i are lost',
    (killedSailors, left, fallen) => {
      const state = tableIn('combat', VENICE, { killedSailors });
      const galley = launch(state, { owner: VENICE, space: 12, sailors: 3 });
      const foe = launch(state, { owner: TURKEY, space: 12, sailors: 3 });
      play(state, VENICE, { type: 'attack', galley, target: { galley: foe } }, 3, 2);
      expect(state.sailors).toBe(left);
      expect(state.fallen).toBe(fallen);
    },
  );
});
