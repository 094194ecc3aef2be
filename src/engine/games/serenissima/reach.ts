import type { Seat } from '../../core/game';
import type { SpaceId } from './board';
import type { Graph } from './graph';

/** A space that a galley can reach, and how. */
export interface ReachedSpace {
  readonly space: SpaceId;
  /** The list index of the previous space; -1 at the start. */
  readonly from: number;
  /** Number of spaces crossed this turn on arrival. */
  readonly steps: number;
  /** The seats that may stop the galley here, in the order of their decisions. Empty if it can't sail further. */
  readonly asks: readonly Seat[];
}

/** `crossed`: spaces crossed this turn. `asks`: the seats that may stop the galley from leaving. */
interface Departure {
  readonly space: SpaceId;
  readonly crossed: number;
  readonly range: number;
  readonly asks: readonly Seat[];
}

const inOrder = (one: Seat, other: Seat) => one - other;

/**
 * The spaces a galley can reach if no seat stops it, nearest first, starting with its current space. A space is listed
 * with its shortest route (of several, the one that asks the fewest seats), again with each longer route that asks
 * fewer, and with each route that asks as many but other seats. `asksIn` returns the seats that may stop the galley in a
 * space.
 */
export function reachOf(
  { neighbours }: Graph,
  { space: start, crossed, range, asks }: Departure,
  asksIn: (space: SpaceId) => readonly Seat[],
): ReachedSpace[] {
  const reached: ReachedSpace[] = [{ space: start, from: -1, steps: crossed, asks }];
  /** By list index: the seats asked to let the galley pass before it sails on, in ascending order. */
  const asked: (readonly Seat[])[] = [asks.toSorted(inOrder)];
  /** By space: the lowest number of seats that must be asked for passage, and which, on the routes found so far. */
  const fewest = new Map<SpaceId, { readonly count: number; readonly seats: Set<string> }>();
  fewest.set(start, { count: 0, seats: new Set(['']) });
  for (let [first, steps] = [0, crossed + 1]; steps <= range && first < reached.length; steps++) {
    const next = new Map<SpaceId, number[]>();
    for (let from = first; from < reached.length; from++) {
      const [count, seats] = [asked[from].length, asked[from].join(' ')];
      for (const to of neighbours[reached[from].space]) {
        const best = fewest.get(to);
        if (best && (count > best.count || best.seats.has(seats))) continue;
        const ties = best?.count === count;
        fewest.set(to, { count, seats: new Set([...(ties ? best.seats : []), seats]) });
        next.set(to, [...(ties ? (next.get(to) ?? []) : []), from]);
      }
    }
    first = reached.length;
    for (const [space, ways] of next) {
      const here = steps < range ? asksIn(space) : [];
      for (const from of ways) {
        reached.push({ space, from, steps, asks: here });
        asked.push([...asked[from], ...here].toSorted(inOrder));
      }
    }
  }
  return reached;
}
