import { describe, expect, it } from 'vitest';
import type { Serenissima1996Options } from '../../../src/engine/games/serenissima-1996/about';
import { agree, fleet, game, GENOA, good, hold, launch, legal, play, port, refusal, sea, ship, SPAIN, tableIn, TURKEY, VENICE } from './table'; // prettier-ignore

/** The rulings in `rulings.ts`, by number: bids, treasuries, prices, goods. */
const bidding = (options: Partial<Serenissima1996Options> = {}) => {
  const state = tableIn('harbour', VENICE, options);
  state.frames = [{ kind: 'bidding', bids: [null, null, null, null] }];
  return state;
};

describe('ruling 1: bids are secret, in hundreds, and all of them are paid', () => {
  it('a bid is hidden until all players have bid', () => {
    const state = bidding();
    const events = play(state, VENICE, { type: 'bid', amount: 700 });
    expect(JSON.stringify(events)).not.toContain('700');
    expect(JSON.stringify(game.view(state, GENOA))).not.toContain('700');
    expect(JSON.stringify(game.view(state, null))).not.toContain('700');
    expect(game.view(state, VENICE).frame).toMatchObject({ own: 700 });
  });

  it('a bid must be a multiple of a hundred that the player can pay', () => {
    const state = bidding();
    expect(refusal(state, VENICE, { type: 'bid', amount: 150 })).toBe('coin');
    expect(refusal(state, VENICE, { type: 'bid', amount: 2100 })).toBe('no-money');
  });

  it('players bid in any order, and losing bids are paid too', () => {
    const state = bidding();
    play(state, TURKEY, { type: 'bid', amount: 100 });
    play(state, GENOA, { type: 'bid', amount: 200 });
    play(state, SPAIN, { type: 'bid', amount: 300 });
    expect(refusal(state, SPAIN, { type: 'bid', amount: 400 })).toBe('not-your-turn');
    play(state, VENICE, { type: 'bid', amount: 400 });
    expect(state.money).toEqual([1600, 1800, 1700, 1900]);
  });
});

it('ruling 2: players with equal bids throw dice, and equal dice are thrown again', () => {
  const state = bidding();
  for (const seat of [VENICE, GENOA, SPAIN]) play(state, seat, { type: 'bid', amount: 200 });
  // Venice and Spain throw 5, Genoa 3. Then Spain beats Venice.
  const events = play(state, TURKEY, { type: 'bid', amount: 0 }, 5, 3, 5, 1, 6);
  expect(events.filter((entry) => entry.type === 'thrownForOrder')).toHaveLength(2);
  expect(game.actors(state)).toEqual([SPAIN]);
  play(state, SPAIN, { type: 'chooseOrder', place: 3 });
  expect(game.actors(state)).toEqual([VENICE]);
});

describe('ruling 3: players who bid nothing', () => {
  it('if all four bid nothing, the dice place every player (English rules)', () => {
    const state = bidding();
    for (const seat of [VENICE, GENOA, SPAIN]) play(state, seat, { type: 'bid', amount: 0 });
    play(state, TURKEY, { type: 'bid', amount: 0 }, 1, 2, 3, 4);
    expect(state.order).toEqual([TURKEY, SPAIN, GENOA, VENICE]);
  });

  it('if all four bid nothing, the highest die chooses first (German rules)', () => {
    const state = bidding({ zeroBids: 'choosing' });
    for (const seat of [VENICE, GENOA, SPAIN]) play(state, seat, { type: 'bid', amount: 0 });
    play(state, TURKEY, { type: 'bid', amount: 0 }, 1, 2, 3, 4);
    expect(game.actors(state)).toEqual([TURKEY]);
    play(state, TURKEY, { type: 'chooseOrder', place: 1 });
    expect(game.actors(state)).toEqual([SPAIN]);
  });
});

it('ruling 4: the winner can take any place, even the last', () => {
  const state = bidding();
  for (const seat of [VENICE, GENOA, SPAIN]) play(state, seat, { type: 'bid', amount: 0 });
  play(state, TURKEY, { type: 'bid', amount: 100 });
  expect(legal(state, TURKEY, 'chooseOrder').map((move) => move.place)).toEqual([0, 1, 2, 3]);
});

it('ruling 5: every player completes a phase, in order, before the next one', () => {
  const state = tableIn('harbour', VENICE);
  const order = [VENICE, GENOA, SPAIN, TURKEY];
  for (const phase of ['harbour', 'sailing']) {
    for (const seat of order) {
      expect(game.view(state, null)).toMatchObject({ phase, active: seat });
      play(state, seat, { type: 'endPhase' });
    }
  }
});

describe('ruling 6: treasuries are hidden, everything else is public', () => {
  it('the view shows each seat only its own money', () => {
    const state = tableIn('harbour', VENICE);
    expect(game.view(state, GENOA).money).toEqual([null, 2000, null, null]);
    expect(game.view(state, null).money).toEqual([null, null, null, null]);
  });

  it('with open money, the view shows all money', () => {
    expect(game.view(tableIn('harbour', VENICE, { money: 'open' }), null).money).toEqual([2000, 2000, 2000, 2000]);
  });
});

describe('ruling 7: the price in another player’s port', () => {
  const asking = (seat = SPAIN, monopoly = false) => {
    const state = tableIn('harbour', seat);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    if (monopoly) hold(state, 'Tripoli', VENICE, { garrison: 1 });
    const galley = launch(state, { owner: seat, space: sea('Tunis'), sailors: 2 });
    play(state, seat, { type: 'askPrice', port: port('Tunis'), galley, count: 2 });
    return { state, galley };
  };

  it('is 100 to 300 without a monopoly', () => {
    const { state } = asking();
    expect(legal(state, VENICE, 'quote').map((move) => move.price)).toEqual([100, 200, 300]);
    expect(refusal(state, VENICE, { type: 'quote', price: 400 })).toBe('price-high');
    expect(refusal(state, VENICE, { type: 'quote', price: 250 })).toBe('coin');
  });

  it('can be up to 1,000 if the seller owns every port of the good', () => {
    const { state } = asking(SPAIN, true);
    expect(legal(state, VENICE, 'quote').map((move) => move.price)).toHaveLength(10);
  });

  it('is paid to the owner for each piece when the buyer accepts', () => {
    const { state, galley } = asking();
    play(state, VENICE, { type: 'quote', price: 300 });
    agree(state, SPAIN);
    expect(state.money).toEqual([2600, 2000, 1400, 2000]);
    expect(ship(state, galley).cargo[good('gold')]).toBe(2);
  });

  it('is the buyer’s counter-offer if the seller accepts it', () => {
    const { state } = asking();
    play(state, VENICE, { type: 'quote', price: 300 });
    expect(refusal(state, SPAIN, { type: 'counter', price: 300 })).toBe('counter-lower');
    play(state, SPAIN, { type: 'counter', price: 200 });
    expect(game.actors(state)).toEqual([VENICE]);
    agree(state, VENICE);
    expect(state.money[SPAIN]).toBe(1600);
  });

  it('is the owner’s quote again if the counter-offer is refused, and the buyer can still refuse it', () => {
    for (const last of ['accept', 'refuse'] as const) {
      const { state } = asking();
      play(state, VENICE, { type: 'quote', price: 300 });
      play(state, SPAIN, { type: 'counter', price: 100 });
      play(state, VENICE, { type: 'refuse' });
      expect(legal(state, SPAIN, 'counter')).toEqual([]);
      if (last === 'accept') agree(state, SPAIN);
      else play(state, SPAIN, { type: last });
      expect(state.money[SPAIN]).toBe(last === 'accept' ? 1400 : 2000);
      expect(game.actors(state)).toEqual([SPAIN]);
    }
  });

  it('is negotiable, but the owner cannot refuse to sell', () => {
    expect(refusal(asking().state, VENICE, { type: 'refuse' })).toBe('must-sell');
  });

  it('is a monopoly price for gems as soon as Cyrene is owned', () => {
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Cyrene', TURKEY, { garrison: 1 });
    const galley = launch(state, { owner: SPAIN, space: sea('Cyrene'), sailors: 2 });
    play(state, SPAIN, { type: 'askPrice', port: port('Cyrene'), galley, count: 1 });
    play(state, TURKEY, { type: 'quote', price: 1000 });
    expect(game.view(state, null).monopolies[good('gems')]).toBe(TURKEY);
  });

  it('can’t be negotiated again in the same turn after a bargain fails', () => {
    const { state, galley } = asking();
    play(state, VENICE, { type: 'quote', price: 300 });
    play(state, SPAIN, { type: 'refuse' });
    expect(refusal(state, SPAIN, { type: 'askPrice', port: port('Tunis'), galley, count: 1 })).toBe('bargain-closed');
  });
});

describe('ruling 8: fifteen pieces of each good', () => {
  it('an empty supply sells nothing, and a sunken galley’s cargo returns to it', () => {
    const state = tableIn('harbour', VENICE);
    const far = launch(state, { owner: TURKEY, space: sea('Acre'), sailors: 1, cargo: { wine: 4 } });
    for (const space of [12, 8]) launch(state, { owner: TURKEY, space, sailors: 1, cargo: { wine: 4 } });
    launch(state, { owner: TURKEY, space: 24, sailors: 1, cargo: { wine: 3 } });
    const [galley] = fleet(state, VENICE);
    expect(state.supply[good('wine')]).toBe(0);
    expect(refusal(state, VENICE, { type: 'buy', port: port('Venice'), galley, count: 1 })).toBe('supply-empty');
    state.frames = [{ kind: 'phase', phase: 'harbour', place: 3, closed: [] }];
    play(state, TURKEY, { type: 'dismiss', galley: far });
    expect(state.supply[good('wine')]).toBe(4);
  });

  it('a discarded good returns to the box without payment', () => {
    const state = tableIn('harbour', VENICE);
    const [galley] = fleet(state, VENICE);
    play(state, VENICE, { type: 'buy', port: port('Venice'), galley, count: 1 });
    play(state, VENICE, { type: 'discard', galley, good: good('wine') });
    expect(state.supply[good('wine')]).toBe(15);
    expect(state.money[VENICE]).toBe(1900);
  });
});

it('ruling 9: a port sells only the good it produces, never a good from its warehouse', () => {
  const state = tableIn('harbour', VENICE);
  hold(state, 'Ragusa', VENICE, { garrison: 1, stores: ['iron', 'gold'] });
  const galley = launch(state, { owner: VENICE, space: sea('Ragusa'), sailors: 1 });
  play(state, VENICE, { type: 'buy', port: port('Ragusa'), galley, count: 1 });
  expect(ship(state, galley).cargo[good('wood')]).toBe(1);
  expect(legal(state, VENICE, 'askCargo')).toEqual([]);
});
