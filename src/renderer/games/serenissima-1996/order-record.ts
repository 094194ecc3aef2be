import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';

/**
 * The totals for one place in the turn order over all finished turns: ducats bid, ducats from sales, and ports taken.
 */
interface PlaceRecord {
  readonly paid: number;
  readonly sold: number;
  readonly ports: number;
}

/** The totals of each place, and the number of turns that they cover. */
interface OrderRecord {
  readonly turns: number;
  readonly places: readonly PlaceRecord[];
}

/** Adds up the bids, sales and ports taken in finished turns, by the player's place in that turn's order. */
export function orderRecord(events: readonly Serenissima1996Event[], seats: number): OrderRecord {
  const places = Array.from({ length: seats }, () => ({ paid: 0, sold: 0, ports: 0 }));
  const current = events.findLastIndex(({ type }) => type === 'turnBegan');
  let turns = 0;
  let bids: readonly number[] = [];
  /** Each seat's place this turn. */
  let place: number[] = [];
  for (const event of events.slice(0, Math.max(0, current))) {
    if (event.type === 'bidsRevealed') {
      bids = event.bids;
      place = [];
      turns++;
    } else if (event.type === 'orderChosen') {
      place[event.seat] = event.place;
      places[event.place].paid += bids[event.seat];
    } else if (event.type === 'sold') {
      places[place[event.seat]].sold += event.price + event.bonus;
    } else if (event.type === 'landed' && event.from !== event.seat) {
      places[place[event.seat]].ports++;
    }
  }
  return { turns, places };
}
