import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/serenissima-1996/about';
import { event, fund, game, GENOA, good, hold, launch, legal, play, port, refusal, sea, ship, SPAIN, tableIn, TURKEY, VENICE } from './table'; // prettier-ignore
import type { State } from './table';

describe('bids of 300, 500, 0 and 0', () => {
  const bids = (zeroBids: 'automatic' | 'choosing'): State => {
    const state = tableIn('harbour', VENICE, { zeroBids });
    state.frames = [{ kind: 'bidding', bids: [null, null, null, null] }];
    play(state, VENICE, { type: 'bid', amount: 300 });
    play(state, GENOA, { type: 'bid', amount: 0 });
    play(state, SPAIN, { type: 'bid', amount: 0 });
    play(state, TURKEY, { type: 'bid', amount: 500 });
    return state;
  };

  it('English rules: the Turk chooses last, the Venetian first, and dice of 6 and 2 place Genoa second and Spain third', () => {
    const state = bids('automatic');
    expect(state.money).toEqual([1700, 2000, 2000, 1500]);
    expect(game.actors(state)).toEqual([TURKEY]);
    play(state, TURKEY, { type: 'chooseOrder', place: 3 });
    expect(game.actors(state)).toEqual([VENICE]);
    const events = play(state, VENICE, { type: 'chooseOrder', place: 0 }, 6, 2);
    expect(event(events, 'thrownForOrder').throws).toEqual([
      { seat: GENOA, die: 6 },
      { seat: SPAIN, die: 2 },
    ]);
    expect(state.order).toEqual([VENICE, GENOA, SPAIN, TURKEY]);
  });

  it('German rules: the Genoese with a 6 wants to play second, so the Spaniard is third', () => {
    const state = bids('choosing');
    play(state, TURKEY, { type: 'chooseOrder', place: 3 });
    play(state, VENICE, { type: 'chooseOrder', place: 0 }, 6, 2);
    expect(game.actors(state)).toEqual([GENOA]);
    play(state, GENOA, { type: 'chooseOrder', place: 1 });
    expect(state.order).toEqual([VENICE, GENOA, SPAIN, TURKEY]);
  });
});

describe('the Turkish and Genoese battle', () => {
  const AT_SEA = 22;
  const battle = () => {
    const state = tableIn('combat', TURKEY);
    const first = launch(state, { owner: TURKEY, space: AT_SEA, sailors: 3 });
    const second = launch(state, { owner: TURKEY, space: AT_SEA, sailors: 3 });
    const genoese = launch(state, { owner: GENOA, space: AT_SEA, sailors: 3, cargo: { gold: 1, wine: 1 } });

    // Galley 1: a 2 and three sailors kill one. The Genoese reply with a 3 and three sailors and kill two.
    const blows = event(
      play(state, TURKEY, { type: 'attack', galley: first, target: { galley: genoese } }, 2, 3),
      'fought',
    );
    expect([blows.defender.losses, blows.attacker.losses]).toEqual([1, 2]);
    expect([ship(state, first).sailors, ship(state, genoese).sailors]).toEqual([1, 2]);

    // Galley 2: a 4 and three sailors kill the last two. At the same time, a 3 and two sailors kill one Turk.
    play(state, TURKEY, { type: 'attack', galley: second, target: { galley: genoese } }, 4, 3);
    expect([ship(state, second).sailors, ship(state, genoese).sailors]).toEqual([2, 0]);
    expect(game.actors(state)).toEqual([TURKEY]);
    return { state, second, genoese };
  };

  it('the Turk can man the Genoese galley with a sailor from galley 2, and it flies his flag', () => {
    const { state, second, genoese } = battle();
    const events = play(state, TURKEY, { type: 'seize', crew: 1 });
    expect(event(events, 'seized')).toMatchObject({ from: GENOA, prize: genoese, crew: 1 });
    play(state, TURKEY, { type: 'finishSpoils' });
    expect(ship(state, genoese)).toMatchObject({ owner: TURKEY, sailors: 1 });
    expect(ship(state, genoese).cargo[good('gold')]).toBe(1);
    expect(ship(state, second).sailors).toBe(1);
  });

  it('the Turk can instead rescue the gold and wine and sink the Genoese galley', () => {
    const { state, second, genoese } = battle();
    play(state, TURKEY, { type: 'sink' });
    play(state, TURKEY, { type: 'stow', from: genoese, good: good('gold') });
    play(state, TURKEY, { type: 'stow', from: genoese, good: good('wine') });
    play(state, TURKEY, { type: 'finishSpoils' });
    expect(state.galleys[genoese]).toBeNull();
    expect(ship(state, second).cargo[good('gold')]).toBe(1);
    expect(ship(state, second).cargo[good('wine')]).toBe(1);
  });
});

describe('five Venetians attack four Turks in Smyrna with a 4 against a 6', () => {
  const storm = (fort: boolean) => {
    const state = tableIn('combat', VENICE);
    hold(state, 'Smyrna', TURKEY, { garrison: 4, fort });
    const galley = launch(state, { owner: VENICE, space: sea('Smyrna'), sailors: 5 });
    const fought = event(
      play(state, VENICE, { type: 'attack', galley, target: { port: port('Smyrna') } }, 4, 6),
      'fought',
    );
    return { fought, garrison: state.ports[port('Smyrna')].garrison, crew: ship(state, galley).sailors };
  };

  it('without a fort, each side loses three', () => {
    const { fought, garrison, crew } = storm(false);
    expect(fought.attacker).toMatchObject({ sailors: 5, die: 4, divisor: 3, hits: 3, losses: 3 });
    expect(fought.defender).toMatchObject({ sailors: 4, die: 6, divisor: 3, hits: 3, losses: 3 });
    expect([garrison, crew]).toEqual([1, 2]);
  });

  it('with a fort, the Turks lose two, and the Venetians again lose three', () => {
    const { fought, garrison, crew } = storm(true);
    expect(fought.attacker).toMatchObject({ divisor: 4, hits: 2 });
    expect([garrison, crew]).toEqual([2, 2]);
  });
});

describe('a Genoese galley with spices and iron in a gold port that stores wine', () => {
  it('earns 300 and 400 ducats, and can sell neither gold nor wine', () => {
    const state = tableIn('revenue', GENOA);
    hold(state, 'Tunis', SPAIN, { garrison: 1, stores: ['wine'] });
    // Spain has stored both goods elsewhere, so no new market opens.
    hold(state, 'Barcelona', SPAIN, { garrison: 1, stores: ['spices'] });
    const galley = launch(state, {
      owner: GENOA,
      space: sea('Tunis'),
      sailors: 1,
      cargo: { spices: 1, iron: 1, gold: 1, wine: 1 },
    });
    expect(event(play(state, GENOA, { type: 'sell', galley, good: good('spices') }), 'sold')).toMatchObject({
      price: 300,
      bonus: 0,
    });
    expect(event(play(state, GENOA, { type: 'sell', galley, good: good('iron') }), 'sold')).toMatchObject({
      price: 400,
      bonus: 0,
    });
    expect(state.money[GENOA]).toBe(2700);
    expect(refusal(state, GENOA, { type: 'sell', galley, good: good('gold') })).toBe('not-wanted');
    expect(refusal(state, GENOA, { type: 'sell', galley, good: good('wine') })).toBe('not-wanted');
  });
});

describe('where galleys and forts can be built', () => {
  const can = (name: string, what: 'buildGalley' | 'buildFort', stores: Parameters<typeof hold>[3] = {}) => {
    const state = tableIn('harbour', GENOA);
    hold(state, name, GENOA, { garrison: 1, ...stores });
    return legal(state, GENOA, what).some((move) => move.port === port(name));
  };

  it.each(['Tunis', 'Alexandria'])('%s needs stored wood and iron for a galley', (name) => {
    expect(can(name, 'buildGalley')).toBe(false);
    expect(can(name, 'buildGalley', { stores: ['wood'] })).toBe(false);
    expect(can(name, 'buildGalley', { stores: ['wood', 'iron'] })).toBe(true);
  });

  it.each(['Modon', 'Ragusa'])('%s produces wood and needs only iron', (name) => {
    expect(can(name, 'buildGalley')).toBe(false);
    expect(can(name, 'buildGalley', { stores: ['iron'] })).toBe(true);
  });

  it.each(['Sicily', 'Istanbul'])('%s needs stored wood and gold for a fort', (name) => {
    expect(can(name, 'buildFort', { stores: ['wood'] })).toBe(false);
    expect(can(name, 'buildFort', { stores: ['wood', 'gold'] })).toBe(true);
  });

  it('Tunis produces gold and needs only wood for a fort', () => {
    expect(can('Tunis', 'buildFort')).toBe(false);
    expect(can('Tunis', 'buildFort', { stores: ['wood'] })).toBe(true);
  });
});

describe('why a port builds or hires nothing', () => {
  it('names the missing good', () => {
    const state = tableIn('harbour', GENOA);
    const why = (type: 'buildGalley' | 'buildFort', name: string, stores: Parameters<typeof hold>[3] = {}) => {
      const at = hold(state, name, GENOA, { garrison: 1, ...stores });
      return refusal(state, GENOA, type === 'buildFort' ? { type, port: at } : { type, port: at, crew: 'garrison' });
    };
    expect(why('buildGalley', 'Alexandria')).toBe('galley-goods');
    expect(why('buildGalley', 'Alexandria', { stores: ['iron'] })).toBe('galley-wood');
    expect(why('buildGalley', 'Modon')).toBe('galley-iron');
    expect(why('buildFort', 'Sicily')).toBe('fort-goods');
    expect(why('buildFort', 'Tunis')).toBe('fort-wood');
    expect(why('buildFort', 'Ragusa')).toBe('fort-gold');
  });

  it('tells a port without goods from one whose sailors are all hired', () => {
    const state = tableIn('harbour', GENOA);
    const hire = (at: number) => ({ type: 'hire', port: at, to: { port: at }, count: 1 }) as const;
    const corfu = hold(state, 'Corfu', GENOA, { garrison: 1, stores: ['wood'] });
    play(state, GENOA, hire(corfu));
    expect(refusal(state, GENOA, hire(corfu))).toBe('no-hands');
    expect(refusal(state, GENOA, hire(port('Genoa')))).toBe('no-stores');
  });
});

describe('hiring in Smyrna with three stored goods', () => {
  it('a player can hire at most three sailors a turn, in one purchase or several', () => {
    const state = tableIn('harbour', TURKEY);
    const smyrna = hold(state, 'Smyrna', TURKEY, { garrison: 1, stores: ['iron', 'wine', 'gold'] });
    const hire = (count: number) => ({ type: 'hire', port: smyrna, to: { port: smyrna }, count }) as const;
    expect(refusal(state, TURKEY, hire(4))).toBe('no-hands');
    play(state, TURKEY, hire(2));
    expect(refusal(state, TURKEY, hire(2))).toBe('no-hands');
    play(state, TURKEY, hire(1));
    expect(state.ports[smyrna].garrison).toBe(4);
    expect(state.money[TURKEY]).toBe(1700);
  });
});

describe('a Turkish galley with three sailors, sailing past Genoa and Spain', () => {
  // Space 1 of the example: Sicily, with a Genoese galley. Space 3: the Sardinian Channel, with a Spanish galley.
  const [ONE, TWO, THREE, FOUR] = [sea('Sicily'), sea('Tunis'), 15, sea('Algiers')];
  const voyage = () => {
    const state = tableIn('sailing', TURKEY);
    const galley = launch(state, { owner: TURKEY, space: ONE, sailors: 3 });
    launch(state, { owner: GENOA, space: ONE, sailors: 2 });
    launch(state, { owner: SPAIN, space: THREE, sailors: 2 });
    play(state, TURKEY, { type: 'sail', galley, to: TWO });
    play(state, TURKEY, { type: 'sail', galley, to: THREE });
    return { state, galley };
  };

  it('leaves its first space without asking Genoa and reaches the third space freely, but not the fourth', () => {
    const { state, galley } = voyage();
    expect(refusal(state, TURKEY, { type: 'sail', galley, to: FOUR })).toBe('ask-first');
  });

  it('sails on when Spain agrees', () => {
    const { state, galley } = voyage();
    const asked = event(play(state, TURKEY, { type: 'askPassage', galley }), 'passageAsked');
    expect(asked.owners).toEqual([SPAIN]);
    expect(game.actors(state)).toEqual([SPAIN]);
    play(state, SPAIN, { type: 'answerPassage', grant: true, standing: false });
    play(state, TURKEY, { type: 'sail', galley, to: FOUR });
    expect(ship(state, galley).space).toBe(FOUR);
  });

  it('stays on the third space when Spain refuses', () => {
    const { state, galley } = voyage();
    play(state, TURKEY, { type: 'askPassage', galley });
    play(state, SPAIN, { type: 'answerPassage', grant: false, standing: false });
    expect(refusal(state, TURKEY, { type: 'sail', galley, to: FOUR })).toBe('passage-refused');
    expect(refusal(state, TURKEY, { type: 'sail', galley, to: TWO })).toBe('passage-refused');
  });
});

describe('buying in neutral ports and in the buyer’s own ports', () => {
  it('costs 100 ducats a piece, paid to the Treasury, and is impossible without money', () => {
    const state = tableIn('harbour', VENICE);
    const [galley] = legal(state, VENICE, 'buy').map((move) => move.galley);
    const before = state.treasury;
    play(state, VENICE, { type: 'buy', port: port('Venice'), galley, count: 2 });
    expect(state.money[VENICE]).toBe(1800);
    expect(state.treasury).toBe(before + 200);
    expect(ship(state, galley).cargo[good('wine')]).toBe(2);
    fund(state, VENICE, 0);
    expect(legal(state, VENICE, 'buy')).toEqual([]);
  });
});

it('the game starts as the rulebook says: two galleys and 2,000 ducats each, the capitals owned, the other ports neutral', () => {
  const state = game.setup({ seats: 4, options: DEFAULT_OPTIONS }, { roll: () => 1 });
  expect(state.money).toEqual([2000, 2000, 2000, 2000]);
  expect(state.galleys.filter((galley) => galley !== null)).toHaveLength(8);
  expect(state.ports.flatMap((town, id) => (town.owner >= 0 ? [id] : []))).toEqual(
    ['Venice', 'Genoa', 'Valencia', 'Istanbul'].map(port),
  );
  game.check(state);
});
