import type { Afloat, Berth } from '../../../engine/games/serenissima/berths';
import type { Board, GalleyId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';

/** The things on the board one can point at, by the ids the page knows them by. */
export const target = {
  galley: (id: GalleyId): TargetId => `galley:${id}`,
  port: (id: PortId): TargetId => `port:${id}`,
  space: (id: SpaceId): TargetId => `space:${id}`,
  /** A galley, or a port's garrison. */
  berth: (berth: Berth): TargetId => ('galley' in berth ? target.galley(berth.galley) : target.port(berth.port)),
};

type Fleet = readonly (Readonly<Afloat> | null)[];

export const idOf = (id: TargetId): number => Number(id.split(':')[1]);
export const kindOf = (id: TargetId): string => id.split(':')[0];

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
