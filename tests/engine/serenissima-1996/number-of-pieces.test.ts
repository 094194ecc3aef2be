import { describe, expect, it } from 'vitest';
import {
  fund,
  game,
  GENOA,
  good,
  hold,
  launch,
  legal,
  play,
  port,
  refusal,
  sea,
  ship,
  SPAIN,
  tableIn,
  VENICE,
} from './table';
import type { State } from './table';

/** EN, Phase 2.2: after agreeing on a price, the buyer takes as many pieces as they wish. The number is chosen last. */
describe('the number of pieces, once the price is agreed', () => {
  const gold = good('gold');
  const asked = (count: number, ducats = 1000, ...missing: ('pieces' | 'single')[]) => {
    const state = tableIn('harbour', SPAIN);
    for (const option of missing) delete (state.options as Record<string, unknown>)[option];
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    fund(state, SPAIN, ducats);
    const galley = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 1 });
    play(state, SPAIN, { type: 'askPrice', port: port('Tunis'), galley, count });
    play(state, VENICE, { type: 'quote', price: 300 });
    return { state, galley };
  };
  const counts = (state: State, seat = SPAIN) => legal(state, seat, 'take').map(({ count }) => count);

  it('is limited to the number asked for and the buyer’s money, each piece at the agreed price', () => {
    const { state, galley } = asked(4);
    const [agreed] = play(state, SPAIN, { type: 'accept' });
    expect(agreed).toMatchObject({ type: 'priceAgreed', buyer: SPAIN, seller: VENICE, price: 300 });
    expect(ship(state, galley).cargo[gold]).toBe(0);
    expect(counts(state)).toEqual([0, 1, 2, 3]);
    expect(game.forecast?.(state, SPAIN, { type: 'take', count: 2 })).toMatchObject({ cost: 600 });
    expect(refusal(state, SPAIN, { type: 'take', count: 4 })).toBe('no-money');
    expect(refusal(state, SPAIN, { type: 'accept' })).toBe('not-now');
    expect(refusal(state, SPAIN, { type: 'refuse' })).toBe('not-now');
    const before = state.money[VENICE];
    expect(play(state, SPAIN, { type: 'take', count: 2 })[0]).toMatchObject({ type: 'bought', count: 2, price: 300 });
    expect([ship(state, galley).cargo[gold], state.money[SPAIN], state.money[VENICE] - before]).toEqual([2, 400, 600]);
    expect(game.view(state, null).frame?.kind).toBe('phase');
  });

  it('never exceeds the number asked for', () => {
    const { state } = asked(2, 2000);
    play(state, SPAIN, { type: 'accept' });
    expect(counts(state)).toEqual([0, 1, 2]);
    expect(refusal(state, SPAIN, { type: 'take', count: 3 })).toBe('more-than-asked');
  });

  it('can be zero in a port: nothing is paid, and the buyer can still buy at the agreed price', () => {
    const { state, galley } = asked(2);
    play(state, SPAIN, { type: 'accept' });
    expect(play(state, SPAIN, { type: 'take', count: 0 })[0]).toMatchObject({ type: 'noneTaken', seat: SPAIN });
    expect(state.money[SPAIN]).toBe(1000);
    expect(legal(state, SPAIN, 'buy')).toContainEqual({ type: 'buy', port: port('Tunis'), galley, count: 1 });
  });

  it('is also the buyer’s choice if the seller accepts a counter-offer, at that price', () => {
    const { state } = asked(4);
    play(state, SPAIN, { type: 'counter', price: 200 });
    expect(game.forecast?.(state, VENICE, { type: 'accept' })).toEqual({ each: 200, pieces: 4 });
    play(state, VENICE, { type: 'accept' });
    expect(game.actors(state)).toEqual([SPAIN]);
    expect(counts(state)).toEqual([0, 1, 2, 3, 4]);
    play(state, SPAIN, { type: 'take', count: 4 });
    expect(state.money[SPAIN]).toBe(200);
  });

  it('ends the bargain for the turn if it is zero between galleys', () => {
    const state = tableIn('harbour', SPAIN);
    const mine = launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 1, cargo: { wine: 2 } });
    const theirs = launch(state, { owner: GENOA, space: sea('Tunis'), sailors: 1 });
    const offer = { type: 'offerCargo', from: mine, galley: theirs, good: good('wine'), count: 2 } as const;
    play(state, SPAIN, offer);
    play(state, SPAIN, { type: 'quote', price: 100 });
    play(state, GENOA, { type: 'accept' });
    expect(counts(state, GENOA)).toEqual([0, 1, 2]);
    const [none] = play(state, GENOA, { type: 'take', count: 0 });
    expect(none).toMatchObject({ type: 'noneTaken', bars: 'answer' });
    expect(refusal(state, SPAIN, offer)).toBe('bargain-closed');
  });

  it('is not asked if the bargain is for one piece, whichever side accepts', () => {
    const quoted = asked(1);
    const [bought] = play(quoted.state, SPAIN, { type: 'accept' });
    expect(bought).toMatchObject({ type: 'bought', count: 1, price: 300 });
    expect(game.view(quoted.state, null).frame?.kind).toBe('phase');
    const countered = asked(1);
    play(countered.state, SPAIN, { type: 'counter', price: 200 });
    expect(play(countered.state, VENICE, { type: 'accept' })[0]).toMatchObject({
      type: 'bought',
      count: 1,
      price: 200,
    });
    expect(ship(countered.state, countered.galley).cargo[gold]).toBe(1);
  });

  it('is asked even if the bargain is for one piece, in matches started under older rules', () => {
    const { state } = asked(1, 1000, 'single');
    play(state, SPAIN, { type: 'accept' });
    expect(counts(state)).toEqual([0, 1]);
  });

  it('is fixed before the price in matches started under older rules', () => {
    const { state, galley } = asked(4, 1000, 'pieces', 'single');
    game.check(state);
    expect(game.forecast?.(state, SPAIN, { type: 'accept' })).toMatchObject({ cost: 900 });
    play(state, SPAIN, { type: 'accept' });
    expect(ship(state, galley).cargo[gold]).toBe(3);
  });
});

describe('equal totals', () => {
  const over = (ties?: 'shared' | 'ports') => {
    const state = tableIn('harbour', VENICE, ties && { ties });
    if (!ties) delete (state.options as Record<string, unknown>).ties;
    state.turn = state.lastTurn;
    state.frames = [];
    fund(state, VENICE, 2500);
    fund(state, GENOA, 2000);
    hold(state, 'Tunis', GENOA, { garrison: 1 });
    game.check(state);
    return game.score(state);
  };

  it('share the win, or the player with the most ports wins (an option)', () => {
    expect(
      over('shared')
        .scores.slice(0, 2)
        .map(({ total }) => total),
    ).toEqual([16, 16]);
    expect(over('shared').winners).toEqual([VENICE, GENOA]);
    expect(over('ports').winners).toEqual([GENOA]);
    expect(over().winners).toEqual([VENICE, GENOA]);
    expect(over('shared').ties).toEqual([]);
    expect(over('ports').ties).toMatchObject([{ key: 'ports', figures: [{ figure: 1 }, { seat: GENOA, figure: 2 }] }]);
  });
});
