import { describe, expect, test } from 'vitest';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph } from '../../../src/engine/games/serenissima-1996/graph';
import { saleValue } from '../../../src/engine/games/serenissima-1996/phases/revenue';
import { bestMarket } from '../../../src/engine/games/serenissima/markets';
import {
  fund,
  game,
  good,
  hold,
  launch,
  play,
  port,
  sea,
  ship,
  SPAIN,
  tableIn,
  VENICE,
} from '../serenissima-1996/table';

/** Puts an empty galley of Venice, which has money, into a neutral port's harbour. */
function inHarbour(name: string) {
  const state = tableIn('harbour', VENICE);
  fund(state, VENICE, 2000);
  return { state, galley: launch(state, { owner: VENICE, space: sea(name), sailors: 1 }) };
}

describe('the best market for a good', () => {
  test('is the best-paying port, the nearest one on ties, or none if no port pays', () => {
    const { options } = tableIn('harbour', VENICE);
    const distance = graph(options).distance[sea('Tunis')];
    const pay = (ducats: Readonly<Record<string, number>>) => (id: number) => ducats[BOARD.ports[id].name] ?? 0;
    expect(bestMarket(BOARD, distance, pay({ Venice: 300, Sicily: 300, Tunis: 200 }))).toEqual({
      market: port('Sicily'),
      brings: 300,
    });
    expect(bestMarket(BOARD, distance, pay({ Venice: 400, Sicily: 300 }))).toEqual({
      market: port('Venice'),
      brings: 400,
    });
    expect(bestMarket(BOARD, distance, pay({}))).toEqual({});
  });

  test('is part of a purchase’s forecast, at the port’s current price', () => {
    const { state, galley } = inHarbour('Tunis');
    const move = { type: 'buy', port: port('Tunis'), galley, count: 1 } as const;
    const told = game.forecast?.(state, VENICE, move) ?? {};
    const { price, bonus } = saleValue(state, VENICE, told.market ?? -1, good('gold'));
    expect(told.brings).toBe(price + bonus);
    // With one sailor, only Sicily and Tripoli are in reach this turn, and Tripoli makes gold.
    expect(told).toMatchObject({ market: port('Sicily') });
    // A new market in another power's port pays a bonus. No other port does.
    hold(state, 'Sicily', SPAIN, { garrison: 1 });
    expect(game.forecast?.(state, VENICE, move)).toMatchObject({ brings: expect.any(Number) });
    expect(game.forecast?.(state, VENICE, move)?.brings).toBeGreaterThan(price + bonus - 1);
  });

  test('is in reach this turn, or else is the soonest with its number of turns, but not after the last turn', () => {
    const { state, galley } = inHarbour('Crete');
    const resale = () => {
      const { market = -1, turns } = game.forecast?.(state, VENICE, { ...buy, galley }) ?? {};
      return [BOARD.ports[market]?.name, turns];
    };
    const buy = { type: 'buy', port: port('Crete'), count: 1 } as const;
    // Istanbul pays 1,000 more for a new market, but is three spaces away. The ports one space away have wine already.
    for (const near of ['Modon', 'Rhodes', 'Alexandria']) hold(state, near, VENICE, { stores: ['wine'] });
    const [name, turns] = resale();
    expect([name === 'Istanbul', turns]).toEqual([false, 2]);
    Object.assign(ship(state, galley), { sailors: 3 });
    expect(resale()).toEqual(['Istanbul', undefined]);
    Object.assign(ship(state, galley), { sailors: 1 });
    state.turn = state.lastTurn;
    expect(resale()).toEqual([undefined, undefined]);
  });

  test('is shown to the buyer in every step of a bargain, but not to the seller', () => {
    const { state, galley } = inHarbour('Tunis');
    hold(state, 'Tunis', SPAIN, { garrison: 1 });
    const ask = { type: 'askPrice', port: port('Tunis'), galley, count: 1 } as const;
    const best = game.forecast?.(state, VENICE, ask);
    expect(best).toEqual({ market: expect.any(Number), brings: expect.any(Number) });
    play(state, VENICE, ask);
    const mine = state.money[VENICE];
    expect(game.forecast?.(state, SPAIN, { type: 'quote', price: 300 })).toEqual({ pieces: 1 });
    play(state, SPAIN, { type: 'quote', price: 300 });
    const after = { cost: 300, money: mine - 300, room: 3, pieces: 1 };
    expect(game.forecast?.(state, VENICE, { type: 'accept' })).toEqual({ ...after, ...best });
    expect(game.forecast?.(state, VENICE, { type: 'refuse' })).toEqual(best);
    play(state, VENICE, { type: 'counter', price: 200 });
    expect(game.forecast?.(state, SPAIN, { type: 'accept' })).toEqual({ each: 200, pieces: 1 });
  });
});
