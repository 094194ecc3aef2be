import type { Seat } from '../../core/game';
import type { SpaceId } from './board';
import type { Graph } from './graph';

/** A space a galley could sail to, and the previous space on the way there. */
export interface ReachedSpace {
  readonly space: SpaceId;
  /** The list index of the previous space on the way; -1 at the start. */
  readonly from: number;
  /** Number of spaces the galley has crossed this turn when it arrives here. */
  readonly steps: number;
  /**
   * The seats that may stop the galley from sailing on from here, in the order in which they decide. Empty if it could
   * not sail on anyway.
   */
  readonly asks: readonly Seat[];
}

/**
 * The start of a voyage: the galley's space, the spaces it has crossed this turn, those it may still cross, and the
 * seats it must ask to leave.
 */
interface Departure {
  readonly space: SpaceId;
  readonly crossed: number;
  readonly range: number;
  readonly asks: readonly Seat[];
}

/**
 * Where a galley could get to if every seat let it pass, nearest first, starting with its own space. Lists each space
 * by a shortest route that asks the fewest seats, and again for each longer route that asks fewer. `asksIn` returns the
 * seats that would be asked in a space.
 */
export function reachOf(
  { neighbours }: Graph,
  { space: start, crossed, range, asks }: Departure,
  asksIn: (space: SpaceId) => readonly Seat[],
): ReachedSpace[] {
  const reached: ReachedSpace[] = [{ space: start, from: -1, steps: crossed, asks }];
  /** By list index: the number of seats asked before the galley sails on from there. */
  const asked = [asks.length];
  /** By space: the smallest number of seats asked on any route so far. */
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
