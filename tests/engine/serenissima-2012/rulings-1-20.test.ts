import { describe, expect, it } from 'vitest';
import { activate, BLACK, BLUE, event, freshTable, game, good, hold, launch, legal, no, NOBODY, ORANGE, play, port, RED, refusal, sea, ship, table } from './table'; // prettier-ignore

describe('setup, wheel, purchases', () => {
  it('ruling 1: a basilica needs gold and marble, not wood', () => {
    const state = table();
    hold(state, 'Antakya', BLUE, { stores: ['wood'] });
    hold(state, 'Napoli', BLUE, { stores: ['gold'] });
    launch(state, 1, BLUE, 'València', 1);
    activate(state, 1, 'investment');
    expect(refusal(state, { type: 'buildBasilica', port: port('Antakya') })).toBe('basilica-goods');
    play(state, { type: 'buildBasilica', port: port('Napoli') });
    expect(state.supply[good('gold')]).toBe(9);
  });

  it('ruling 2: the box has five forts, five basilicas, six galleys per player', () => {
    const state = table();
    expect([state.forts, state.basilicas]).toEqual([5, 5]);
    state.money[BLUE] = 50;
    for (let number = 1; number <= 6; number++) launch(state, number, BLUE, 'València', 1);
    activate(state, 1, 'investment');
    expect(refusal(state, { type: 'buyGalley', galley: no(9), port: port('València') })).toBe('fleet-full');
  });

  it('ruling 3: ports and galleys are chosen clockwise, second galleys in reverse order, with three sailors each', () => {
    const state = freshTable();
    const order: number[] = [];
    for (let pick = 0; pick < 8; pick++) {
      order.push(game.actors(state)[0]);
      if (pick < 4) play(state, { type: 'choosePort', port: legal(state, 'choosePort')[0].port });
      play(state, { type: 'chooseGalley', galley: no(15 - pick) });
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    expect(state.reserve).toEqual([13, 13, 13, 13]);
    expect(state.ports.filter((entry) => entry.garrison === 3)).toHaveLength(4);
    expect([state.turn, state.active]).toEqual([1, no(8)]);
  });

  it('ruling 3: two players alternately take three of twelve galleys each', () => {
    const state = freshTable(2, { closing: 'lot' });
    const order: number[] = [];
    for (let pick = 0; pick < 6; pick++) {
      order.push(game.actors(state)[0]);
      if (pick < 2) play(state, { type: 'choosePort', port: legal(state, 'choosePort')[0].port });
      else expect(refusal(state, { type: 'chooseGalley', galley: no(13) })).toBe('no-such-number');
      play(state, { type: 'chooseGalley', galley: no(1 + pick) });
    }
    expect(order).toEqual([0, 1, 0, 1, 0, 1]);
    expect(state.reserve).toEqual([18, 18]);
  });

  it('ruling 3: a starting port and a number can be chosen only once', () => {
    const state = freshTable();
    expect(refusal(state, { type: 'choosePort', port: port('Napoli') })).toBe('not-a-start');
    play(state, { type: 'choosePort', port: port('Venezia') });
    play(state, { type: 'chooseGalley', galley: no(3) });
    expect(refusal(state, { type: 'choosePort', port: port('Venezia') })).toBe('port-taken');
    play(state, { type: 'choosePort', port: port('Genova') });
    expect(refusal(state, { type: 'chooseGalley', galley: no(3) })).toBe('galley-taken');
  });

  it('ruling 4: a galley costs as many ducats as its buyer has galleys, plus one for its first sailor', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1);
    launch(state, 2, BLUE, 'València', 1);
    activate(state, 1, 'investment');
    state.money[BLUE] = 2;
    expect(refusal(state, { type: 'buyGalley', galley: no(7), port: port('València') })).toBe('no-money');
    state.money[BLUE] = 3;
    play(state, { type: 'buyGalley', galley: no(7), port: port('València') });
    expect([state.money[BLUE], ship(state, 7).sailors]).toEqual([0, 1]);
  });

  it('ruling 5: a new galley is activated this turn if its number has not passed yet', () => {
    const state = table();
    state.money[BLUE] = 9;
    launch(state, 5, BLUE, 'València', 1);
    launch(state, 9, RED, 'Genova', 1);
    activate(state, 5, 'investment');
    play(state, { type: 'buyGalley', galley: no(7), port: port('València') });
    expect(game.view(state, null).upcoming).toEqual([no(7), no(9)]);
    play(state, { type: 'done' });
    expect(state.active).toBe(no(7));
    play(state, { type: 'invest' });
    play(state, { type: 'buyGalley', galley: no(2), port: port('València') });
    play(state, { type: 'done' });
    expect(state.active).toBe(no(9));
  });

  it('ruling 6: an investment buys at most one galley, one fort in each port, and any number of sailors', () => {
    const state = table();
    state.money[BLUE] = 30;
    hold(state, 'València', BLUE, { stores: ['stone'] });
    hold(state, 'Barcelona', BLUE, { stores: ['wood'] });
    hold(state, 'Algiers', BLUE, { stores: ['wood'] });
    launch(state, 1, BLUE, 'Algiers', 1);
    activate(state, 1, 'investment');
    play(state, { type: 'buyGalley', galley: no(2), port: port('Algiers') });
    expect(refusal(state, { type: 'buyGalley', galley: no(3), port: port('Algiers') })).toBe('one-galley');
    play(state, { type: 'buildFort', port: port('València') });
    play(state, { type: 'buildFort', port: port('Barcelona') });
    expect(refusal(state, { type: 'buildFort', port: port('València') })).toBe('fort-already');
    expect(refusal(state, { type: 'buildFort', port: port('Algiers') })).toBe('fort-goods');
    expect(state.forts).toBe(3);
  });

  it('ruling 7: the active galley can invest at sea, or do nothing, but cannot invest after acting', () => {
    const state = table();
    launch(state, 1, BLUE, 'Corfu', 2);
    launch(state, 2, BLUE, 'València', 2);
    activate(state, 1);
    play(state, { type: 'done' });
    activate(state, 1);
    play(state, { type: 'invest' });
    expect(refusal(state, { type: 'sail', to: sea('Modon') })).toBe('investing');
    expect(refusal(state, { type: 'recruit', to: { galley: no(1) }, count: 1 })).toBe('no-own-port');
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Modon') });
    expect(refusal(state, { type: 'invest' })).toBe('acted-already');
  });

  it('ruling 8: cubes and sailors can run out', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1);
    for (let number = 2; number <= 4; number++) launch(state, number, RED, 'Genova', 1, { wood: 4 });
    launch(state, 5, RED, 'Genova', 3, { wood: 2 });
    activate(state, 1);
    expect(refusal(state, { type: 'load', count: 1 })).toBe('supply-empty');
    const poor = table();
    launch(poor, 1, BLUE, 'València', 1);
    activate(poor, 1, 'investment');
    poor.money[BLUE] = 30;
    poor.reserve[BLUE] = 1;
    expect(legal(poor, 'recruit').every(({ count }) => count === 1)).toBe(true);
  });
});

describe('loading', () => {
  it.each([
    ['the player’s own port: the first cube is free, the others go to the bank', BLUE, 2, 3],
    ['another player’s port: a ducat each to its owner', RED, 3, 2],
    ['a neutral port: a ducat each to the bank', NOBODY, 3, 2],
  ])('ruling 9: three cubes in %s', (_, owner, cost, left) => {
    const state = table();
    hold(state, 'Napoli', owner, { stores: ['wood'] });
    launch(state, 1, BLUE, 'Napoli', 1);
    activate(state, 1);
    const loaded = event(play(state, { type: 'load', count: 3 }), 'loaded');
    expect(loaded).toMatchObject({ good: good('marble'), cost, paidTo: owner === RED ? RED : NOBODY });
    expect(state.money[BLUE]).toBe(left);
    expect(state.money[RED]).toBe(owner === RED ? 8 : 5);
  });

  it('ruling 9: only one cube is free', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1);
    activate(state, 1);
    expect(event(play(state, { type: 'load', count: 1 }), 'loaded').cost).toBe(0);
    expect(event(play(state, { type: 'load', count: 1 }), 'loaded').cost).toBe(1);
  });

  it('ruling 10: a galley has room for five pieces with at least one sailor; full galleys exchange; pieces go overboard only while loading', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 3, { wood: 2 });
    launch(state, 2, BLUE, 'València', 1, { gold: 4 });
    activate(state, 1);
    expect(refusal(state, { type: 'load', count: 1 })).toBe('no-room');
    const swap = (piece: 'stone' | 'wood', wanted: 'stone' | 'gold') =>
      ({ type: 'exchange', piece: good(piece), with: no(2), for: good(wanted) }) as const;
    expect(refusal(state, swap('stone', 'gold'))).toBe('not-aboard');
    expect(refusal(state, swap('wood', 'stone'))).toBe('not-aboard');
    play(state, { type: 'exchange', piece: 'sailor', with: no(2), for: good('gold') });
    expect([ship(state, 1).sailors, ship(state, 2).sailors]).toEqual([2, 2]);
    play(state, { type: 'discard', good: good('wood') });
    expect(state.supply[good('wood')]).toBe(13);
    play(state, { type: 'sail', to: sea('Algiers') });
    expect(refusal(state, { type: 'discard', good: good('wood') })).toBe('loading-over');
  });

  it('ruling 10: pieces move only to or from the active galley', () => {
    const state = table();
    for (const number of [1, 2, 3]) launch(state, number, BLUE, 'València', 2);
    activate(state, 1);
    const aside = { type: 'transfer', from: { galley: no(2) }, to: { galley: no(3) }, piece: 'sailor' } as const;
    expect(refusal(state, aside)).toBe('active-only');
  });

  it('ruling 10: pieces move only between two different places in one space', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 2);
    launch(state, 2, BLUE, 'Tunis', 2);
    activate(state, 1);
    const own = { galley: no(1) };
    for (const other of [{ galley: no(2) }, own]) {
      expect(refusal(state, { type: 'transfer', from: own, to: other, piece: 'sailor' })).toBe('not-here');
      expect(refusal(state, { type: 'transfer', from: other, to: own, piece: 'sailor' })).toBe('not-here');
    }
  });

  it('ruling 11: a galley emptied by its owner sinks, and its cubes are lost', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 1, { gold: 2 });
    launch(state, 2, BLUE, 'València', 1);
    activate(state, 2);
    const events = play(state, { type: 'transfer', from: { galley: no(1) }, to: { galley: no(2) }, piece: 'sailor' });
    expect(event(events, 'sank')).toMatchObject({ galley: no(1), cargo: [0, 0, 0, 0, 2, 0] });
    expect(state.supply[good('gold')]).toBe(10);
    expect(game.actors(state)).toEqual([BLUE]);
  });

  it('ruling 12: loading cannot be blockaded', () => {
    const state = table();
    launch(state, 1, BLUE, 'Napoli', 1);
    launch(state, 2, RED, 'Napoli', 5);
    activate(state, 1);
    play(state, { type: 'load', count: 1 });
    expect(game.actors(state)).toEqual([BLUE]);
  });
});

describe('movement and blockade', () => {
  it('ruling 13: different players’ sailors are not added up, and sailors ashore do not count', () => {
    const state = table();
    launch(state, 1, BLUE, 'València', 3);
    launch(state, 2, RED, 'Algiers', 3);
    launch(state, 3, BLACK, 'Algiers', 3);
    hold(state, 'Algiers', RED, { garrison: 3 });
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Algiers') });
    play(state, { type: 'sail', to: sea('Tunis') });
    expect(ship(state, 1).space).toBe(sea('Tunis'));
  });

  it('ruling 14: rivals with more sailors decide first, then lower galley numbers; one declaration is enough', () => {
    const state = table();
    launch(state, 9, BLUE, 'València', 3);
    launch(state, 2, RED, 'Algiers', 4);
    launch(state, 1, BLACK, 'Algiers', 4);
    launch(state, 8, ORANGE, 'Algiers', 5);
    activate(state, 9);
    expect(game.view(state, null).blockaders[sea('Algiers')]).toEqual([ORANGE, BLACK, RED]);
    play(state, { type: 'sail', to: sea('Algiers') });
    expect(game.actors(state)).toEqual([ORANGE]);
    play(state, { type: 'answerBlockade', declare: false, standing: false });
    expect(game.actors(state)).toEqual([BLACK]);
    play(state, { type: 'answerBlockade', declare: true, standing: false });
    expect(game.actors(state)).toEqual([BLUE]);
    expect(refusal(state, { type: 'sail', to: sea('Tunis') })).toBe('held');
  });

  it.each([
    [false, BLUE],
    [true, RED],
  ])(
    'ruling 15: a rival can block a sale in the galley’s starting space only with startBlockade (startBlockade = %s)',
    (startBlockade, decides) => {
      const state = table({ startBlockade });
      launch(state, 1, BLUE, 'Napoli', 1, { wood: 2 });
      launch(state, 2, RED, 'Napoli', 2);
      launch(state, 3, BLUE, 'València', 2);
      activate(state, 1);
      play(state, { type: 'sell', good: good('wood') });
      expect(game.actors(state)).toEqual([decides]);
    },
  );

  it('ruling 15: a galley can always leave its starting space and come back', () => {
    const state = table();
    launch(state, 1, BLUE, 'Napoli', 3);
    launch(state, 2, RED, 'Napoli', 5);
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Genova') });
    play(state, { type: 'sail', to: sea('Napoli') });
    expect(game.actors(state)).toEqual([BLUE]);
  });

  it('ruling 16: a player can’t give pieces to another player’s galley', () => {
    const types = new Set(legal(activate(withFleet(), 1), 'transfer').map((move) => JSON.stringify(move.to)));
    expect([...types].some((to) => to.includes(String(no(2))))).toBe(false);
  });

  function withFleet() {
    const state = table();
    launch(state, 1, BLUE, 'València', 2, { gold: 1 });
    launch(state, 2, RED, 'València', 2);
    return state;
  }
});

describe('sale', () => {
  it('ruling 17: a galley either sells or fights, and a claim is a battle', () => {
    const state = table();
    launch(state, 1, BLUE, 'Napoli', 3, { wood: 1 });
    launch(state, 2, RED, 'Napoli', 1);
    activate(state, 1);
    play(state, { type: 'sell', good: good('wood') });
    expect(refusal(state, { type: 'claim', sailors: 1 })).toBe('sale-or-battle');
    expect(refusal(state, { type: 'attack', target: { galley: no(2) } })).toBe('sale-or-battle');
  });

  it.each([
    ['the player’s own', BLUE, [0, 0], [0, 2]],
    ['another player’s', RED, [2, 0], [3, 2]],
    ['a neutral', NOBODY, [2, 0], [3, 2]],
  ])('ruling 18: wood sells first, then spice, in %s port', (_, owner, wood, spice) => {
    const state = table();
    hold(state, 'Napoli', owner);
    launch(state, 1, BLUE, 'Napoli', 1, { wood: 2, spice: 1, marble: 1 });
    activate(state, 1);
    expect(refusal(state, { type: 'sell', good: good('marble') })).toBe('produced-here');
    const first = event(play(state, { type: 'sell', good: good('wood') }), 'sold');
    expect([first.price, first.bonus]).toEqual(wood);
    expect(refusal(state, { type: 'sell', good: good('wood') })).toBe('not-wanted');
    const second = event(play(state, { type: 'sell', good: good('spice') }), 'sold');
    expect([second.price, second.bonus]).toEqual(spice);
    expect(state.money[BLUE]).toBe(5 + wood[0] + spice[0] + spice[1]);
  });

  it('ruling 18: wine turns an owned port’s card over to its wine side', () => {
    const state = table();
    hold(state, 'Napoli', RED);
    launch(state, 1, BLUE, 'Napoli', 1, { wine: 1 });
    activate(state, 1);
    expect(event(play(state, { type: 'sell', good: good('wine') }), 'sold').wineSide).toBe(true);
    expect(game.view(state, null).wine[RED]).toBe(3);
  });

  it('ruling 19: any stronger player can forbid a sale; a fight with them ends sales and moves', () => {
    const state = table();
    launch(state, 1, BLUE, 'Genova', 3, { wood: 1 });
    launch(state, 2, BLACK, 'Napoli', 3);
    launch(state, 3, BLACK, 'Napoli', 1);
    launch(state, 4, RED, 'Napoli', 1);
    activate(state, 1);
    play(state, { type: 'sail', to: sea('Napoli') });
    play(state, { type: 'answerBlockade', declare: false, standing: false });
    play(state, { type: 'sell', good: good('wood') });
    play(state, { type: 'answerBlockade', declare: true, standing: false });
    expect(refusal(state, { type: 'attack', target: { galley: no(4) } })).toBe('blockaded');
    play(state, { type: 'attack', target: { galley: no(3) } }, 6, 1, 1);
    expect(refusal(state, { type: 'sell', good: good('wood') })).toBe('sale-or-battle');
    expect(refusal(state, { type: 'sail', to: sea('Sicilia') })).toBe('movement-over');
  });

  it('ruling 20: a fort does not fire on a seller', () => {
    const state = table();
    hold(state, 'Napoli', RED, { fort: true });
    launch(state, 1, BLUE, 'Napoli', 1, { wood: 1 });
    activate(state, 1);
    expect(play(state, { type: 'sell', good: good('wood') }).map((entry) => entry.type)).toEqual(['sold']);
  });
});
