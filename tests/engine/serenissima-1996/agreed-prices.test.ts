import { describe, expect, it } from 'vitest';
import {
  agree,
  fund,
  game,
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

/**
 * EN, Phase 2.2: once a price is agreed, a buyer takes as many pieces as they wish and have room for on their galleys.
 */
describe('an agreed price', () => {
  const inTunis = (ducats: number, ships = 1) => {
    const state = tableIn('harbour', SPAIN);
    hold(state, 'Tunis', VENICE, { garrison: 1 });
    fund(state, SPAIN, ducats);
    const galleys = Array.from({ length: ships }, () =>
      launch(state, { owner: SPAIN, space: sea('Tunis'), sailors: 2 }),
    );
    return { state, galleys, tunis: port('Tunis') };
  };
  const gold = good('gold');

  it('can be too high for all the pieces: the buyer takes as many as they can afford', () => {
    const { state, galleys, tunis } = inTunis(500);
    play(state, SPAIN, { type: 'askPrice', port: tunis, galley: galleys[0], count: 2 });
    play(state, VENICE, { type: 'quote', price: 300 });
    const before = state.money[VENICE];
    agree(state, SPAIN);
    expect(ship(state, galleys[0]).cargo[gold]).toBe(1);
    expect([state.money[SPAIN], state.money[VENICE] - before]).toEqual([200, 300]);
    game.check(state);
  });

  it('needs a buyer who can pay for one piece; other buyers can only offer less or refuse', () => {
    const { state, galleys, tunis } = inTunis(200);
    play(state, SPAIN, { type: 'askPrice', port: tunis, galley: galleys[0], count: 2 });
    play(state, VENICE, { type: 'quote', price: 300 });
    expect(legal(state, SPAIN, 'accept')).toEqual([]);
    expect(legal(state, SPAIN, 'counter').map(({ price }) => price)).toEqual([100, 200]);
    play(state, SPAIN, { type: 'counter', price: 200 });
    agree(state, VENICE);
    expect(ship(state, galleys[0]).cargo[gold]).toBe(1);
    expect(state.money[SPAIN]).toBe(0);
  });

  it.each(['open', 'hidden'] as const)(
    'is shown to the seller as the price per piece, not as what the buyer can pay (%s)',
    (money) => {
      const [rich, poor] = [1200, 300].map((ducats) => {
        const { state, galleys, tunis } = inTunis(ducats);
        state.options = { ...state.options, money };
        play(state, SPAIN, { type: 'askPrice', port: tunis, galley: galleys[0], count: 3 });
        play(state, VENICE, { type: 'quote', price: 300 });
        play(state, SPAIN, { type: 'counter', price: 200 });
        return game.forecast?.(state, VENICE, { type: 'accept' });
      });
      expect(poor).toMatchObject({ each: 200, pieces: 3 });
      expect(rich).toEqual(poor);
    },
  );

  it('applies to all the buyer’s galleys in that port, and is paid to the owner', () => {
    const { state, galleys, tunis } = inTunis(2000, 2);
    const [first, second] = galleys;
    play(state, SPAIN, { type: 'askPrice', port: tunis, galley: first, count: 1 });
    play(state, VENICE, { type: 'quote', price: 200 });
    agree(state, SPAIN);
    expect(refusal(state, SPAIN, { type: 'askPrice', port: tunis, galley: second, count: 1 })).toBe('fixed-price');
    const before = state.money[VENICE];
    const move = { type: 'buy', port: tunis, galley: second, count: 3 } as const;
    expect(legal(state, SPAIN, 'buy')).toContainEqual(move);
    expect(game.forecast?.(state, SPAIN, move)).toMatchObject({ cost: 600, money: state.money[SPAIN] - 600, room: 0 });
    const [bought] = play(state, SPAIN, move);
    expect(bought).toMatchObject({ type: 'bought', price: 200, paidTo: VENICE, count: 3 });
    expect([ship(state, second).cargo[gold], state.money[VENICE] - before]).toEqual([3, 600]);
    game.check(state);
  });

  it('is valid until the buyer’s harbour turn ends', () => {
    const { state, galleys, tunis } = inTunis(2000);
    play(state, SPAIN, { type: 'askPrice', port: tunis, galley: galleys[0], count: 1 });
    play(state, VENICE, { type: 'quote', price: 100 });
    agree(state, SPAIN);
    play(state, SPAIN, { type: 'endPhase' });
    expect(JSON.stringify(state.frames)).not.toContain('agreed');
  });
});
