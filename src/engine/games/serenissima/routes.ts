import type { SpaceId } from './board';
import type { Graph } from './graph';

/** The shortest paths from a space: for each space, the number of steps (-1 if unreachable), and the previous space. */
export interface ShortestPaths {
  readonly steps: Int8Array;
  readonly from: Int8Array;
}

/** All routes within range. A route may end in a `shut` space but not pass through it. */
export function shortestPaths({ neighbours }: Graph, start: SpaceId, range: number, shut: Uint8Array): ShortestPaths {
  const steps = new Int8Array(neighbours.length).fill(-1);
  const from = new Int8Array(neighbours.length).fill(-1);
  steps[start] = 0;
  const queue: SpaceId[] = [start];
  for (const space of queue) {
    if (steps[space] >= range || (shut[space] && space !== start)) continue;
    for (const next of neighbours[space]) {
      if (steps[next] >= 0) continue;
      steps[next] = steps[space] + 1;
      from[next] = space;
      queue.push(next);
    }
  }
  return { steps, from };
}

/** The spaces of a route, including the destination. */
export function pathTo({ from }: Pick<ShortestPaths, 'from'>, goal: SpaceId): SpaceId[] {
  const path: SpaceId[] = [];
  for (let space = goal; from[space] >= 0; space = from[space]) path.unshift(space);
  return path;
}
