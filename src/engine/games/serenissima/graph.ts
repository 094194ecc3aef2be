import type { Board, PortId, SpaceId } from './board';

/** Neighbours, ports and distances of a board. */
export interface Graph {
  /** The neighbours of each space, in ascending order. */
  readonly neighbours: readonly (readonly SpaceId[])[];
  /** The port of each space, or -1. */
  readonly portAt: readonly PortId[];
  /** `distance[a][b]`: number of steps from a to b. */
  readonly distance: readonly (readonly number[])[];
}

/** Computes the graph of a board with additional borders. */
export function graphOf(board: Board, extra: Board['edges'] = []): Graph {
  const neighbours: SpaceId[][] = board.spaces.map(() => []);
  for (const [a, b] of [...board.edges, ...extra]) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  const portAt = board.spaces.map((_, space) => board.ports.findIndex((port) => port.space === space));
  return { neighbours, portAt, distance: neighbours.map((_, from) => distancesFrom(from, neighbours)) };
}

function distancesFrom(from: SpaceId, neighbours: readonly (readonly SpaceId[])[]): number[] {
  const distance = neighbours.map(() => Infinity);
  distance[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const next of neighbours[space]) {
      if (distance[next] === Infinity) {
        distance[next] = distance[space] + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}
