import type { Seat } from '../../core/game';
import type { SpaceId } from './board';
import type { Graph } from './graph';

/** A space a galley could sail to, and the last step of its way there. */
export interface ReachedSpace {
  readonly space: SpaceId;
  /** The space before it on the way; the space itself where the way begins. */
  readonly from: SpaceId;
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
 * and of those by one on which fewest are asked. `asksIn` says who would be asked where it comes to.
 */
export function reachOf(
  { neighbours }: Graph,
  { space: start, crossed, range, asks }: Departure,
  asksIn: (space: SpaceId) => readonly Seat[],
): ReachedSpace[] {
  const reached: ReachedSpace[] = [{ space: start, from: start, steps: crossed, asks }];
  /** How many are asked before the galley sails on from a space. */
  const asked = new Map<SpaceId, number>([[start, asks.length]]);
  let edge = [start];
  for (let steps = crossed + 1; steps <= range && edge.length > 0; steps++) {
    const next = new Map<SpaceId, SpaceId>();
    const before = (space: SpaceId) => asked.get(space) as number;
    for (const from of edge) {
      for (const to of neighbours[from]) {
        const other = next.get(to);
        if (asked.has(to) || (other !== undefined && before(other) <= before(from))) continue;
        next.set(to, from);
      }
    }
    for (const [space, from] of next) {
      const here = steps < range ? asksIn(space) : [];
      reached.push({ space, from, steps, asks: here });
      asked.set(space, before(from) + here.length);
    }
    edge = [...next.keys()];
  }
  return reached;
}
