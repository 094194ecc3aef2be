import type { Afloat, Berth } from '../../../engine/games/serenissima/berths';
import type { Board } from '../../../engine/games/serenissima/board';
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
