import type { Afloat, Berth } from '../../../engine/games/serenissima/berths';
import type { Board, SpaceId } from '../../../engine/games/serenissima/board';
import type { Graph } from '../../../engine/games/serenissima/graph';
import type { TargetId } from '../../board/board-types';
import { idsOf } from '../kit/targets';

/** The things on the board one can point at, by the ids the page knows them by. */
export const target = {
  galley: idsOf('galley'),
  port: idsOf('port'),
  space: idsOf('space'),
  /** A galley, or a port's garrison. */
  berth: (berth: Berth): TargetId => ('galley' in berth ? target.galley(berth.galley) : target.port(berth.port)),
};

type Fleet = readonly (Readonly<Afloat> | null)[];

/** Every target: spaces with what lies in them. */
export function targetsOf(board: Board, galleys: Fleet): TargetId[] {
  return board.spaces.flatMap((_, space) => {
    const port = board.ports.findIndex((entry) => entry.space === space);
    const here = galleys.flatMap((galley, id) => (galley?.space === space ? [target.galley(id)] : []));
    return [target.space(space), ...(port >= 0 ? [target.port(port)] : []), ...here];
  });
}

/** The goods of which there is a piece aboard, by their names. */
export const goodsAboard = (goods: readonly string[], cargo: readonly number[]): string[] =>
  goods.filter((_, good) => cargo[good] > 0);

/** Spaces within so many steps: distances on the map, nothing else. */
export function within({ distance }: Graph, from: SpaceId, steps: number): TargetId[] {
  return distance[from].flatMap((far, space) => (far > 0 && far <= steps ? [target.space(space)] : []));
}

/** The shortest way of a galley to a space; empty when there is none. Waters without strangers are preferred. */
export function wayTo(
  { neighbours, distance }: Graph,
  galleys: Fleet,
  galley: Readonly<Afloat>,
  goal: SpaceId,
): SpaceId[] {
  const crowded = (space: SpaceId) =>
    galleys.some((other) => other && other.space === space && other.owner !== galley.owner);
  const way: SpaceId[] = [];
  for (let at = galley.space; at !== goal;) {
    const closer = neighbours[at].filter((next) => distance[next][goal] === distance[at][goal] - 1);
    if (closer.length === 0) return [];
    at = closer.find((next) => !crowded(next)) ?? closer[0];
    way.push(at);
  }
  return way;
}
