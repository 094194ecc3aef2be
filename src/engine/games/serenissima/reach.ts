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

/**
 * The spaces a galley can reach if no seat stops it, nearest first, starting with its current space. A space is listed
 * with its shortest route (of several, the one that asks the fewest seats), and again with each longer route that asks
 * fewer. `asksIn` returns the seats that may stop the galley in a space.
 */
export function reachOf(
  { neighbours }: Graph,
  { space: start, crossed, range, asks }: Departure,
  asksIn: (space: SpaceId) => readonly Seat[],
): ReachedSpace[] {
  const reached: ReachedSpace[] = [{ space: start, from: -1, steps: crossed, asks }];
  /** By list index: number of seats asked to let the galley pass before it sails on. */
  const asked = [asks.length];
  /** By space: the lowest number of seats that must be asked for passage, on the routes found so far. */
  const fewest = new Map<SpaceId, number>([[start, 0]]);
  for (let [first, steps] = [0, crossed + 1]; steps <= range && first < reached.length; steps++) {
    const next = new Map<SpaceId, number>();
    for (let from = first; from < reached.length; from++) {
      for (const to of neighbours[reached[from].space]) {
        if (asked[from] >= (fewest.get(to) ?? Infinity)) continue;
        fewest.set(to, asked[from]);
        next.set(to, from);
      }
    }
    first = reached.length;
    for (const [space, from] of next) {
      const here = steps < range ? asksIn(space) : [];
      reached.push({ space, from, steps, asks: here });
      asked.push(asked[from] + here.length);
    }
  }
  return reached;
}
