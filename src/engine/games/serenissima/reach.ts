import type { Seat } from '../../core/game';
import type { SpaceId } from './board';
import type { Graph } from './graph';

/** A space a galley could sail to, and the last step of a way there. */
export interface ReachedSpace {
  readonly space: SpaceId;
  /** Where in the list the space before it on the way stands; -1 where the way begins. */
  readonly from: number;
  /** Spaces the galley has crossed this turn once it is here. */
  readonly steps: number;
  /** The seats that may keep the galley from sailing on from here, who is asked first first; nobody where it could not anyhow. */
  readonly asks: readonly Seat[];
}

/** Where a galley sails from: its space, the spaces it has crossed this turn, those it may cross, and whom it must ask to leave. */
interface Departure {
  readonly space: SpaceId;
  readonly crossed: number;
  readonly range: number;
  readonly asks: readonly Seat[];
}

/**
 * Where a galley could get to if everybody let it pass, the nearest first, beginning with where it lies: each space by a shortest way,
 * of those by one on which fewest are asked, and then once more by each longer way on which fewer are. `asksIn` says who would be asked
 * where it comes to.
 */
export function reachOf(
  { neighbours }: Graph,
  { space: start, crossed, range, asks }: Departure,
  asksIn: (space: SpaceId) => readonly Seat[],
): ReachedSpace[] {
  const reached: ReachedSpace[] = [{ space: start, from: -1, steps: crossed, asks }];
  /** How many have been asked before the galley sails on, by the place in the list. */
  const asked = [asks.length];
  /** The fewest who are asked on any way to a space so far. */
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
