import { expect, test } from 'vitest';
import type { Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import { orderRecord } from '../../../src/renderer/games/serenissima-1996/order-record';

const sold = (seat: number, price: number, bonus = 0): Serenissima1996Event => ({
  type: 'sold', seat, galley: 0, port: 0, good: 0, slot: 0, price, bonus,
}); // prettier-ignore
const landed = (seat: number, from: number): Serenissima1996Event => ({
  type: 'landed', seat, galley: 0, port: 0, count: 1, from,
}); // prettier-ignore
const chosen = (seat: number, place: number): Serenissima1996Event => ({
  type: 'orderChosen',
  seat,
  place,
  forced: false,
});

const began = (turn: number): Serenissima1996Event => ({ type: 'turnBegan', turn, last: false });

test('the record of each place in turn order adds up the bids, sales and captured ports of finished turns', () => {
  const events: Serenissima1996Event[] = [
    began(1),
    { type: 'bidsRevealed', bids: [300, 100] },
    chosen(0, 0),
    chosen(1, 1),
    landed(0, -1),
    landed(0, 0),
    sold(1, 400, 500),
    began(2),
    { type: 'bidsRevealed', bids: [0, 200] },
    chosen(1, 0),
    chosen(0, 1),
    sold(1, 300),
    landed(0, 1),
    began(3),
    { type: 'bidsRevealed', bids: [900, 900] },
    chosen(0, 0),
  ];
  expect(orderRecord(events, 2)).toEqual({
    turns: 2,
    places: [
      { paid: 500, sold: 300, ports: 1 },
      { paid: 100, sold: 900, ports: 1 },
    ],
  });
  expect(orderRecord(events.slice(0, 4), 2).turns).toBe(0);
  expect(orderRecord([], 2).turns).toBe(0);
});
