import type { BaseGalley, Berth } from '../../../engine/games/serenissima/berths';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { Board } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import type { PieceMark } from '../../game-ui/board-words';
import { idOf, idsOf, kindOf } from '../kit/targets';

export const target = {
  galley: idsOf('galley'),
  port: idsOf('port'),
  space: idsOf('space'),
  /** A galley, or a port's garrison. */
  berth: (berth: Berth): TargetId => ('galley' in berth ? target.galley(berth.galley) : target.port(berth.port)),
};

type Fleet = readonly (Readonly<BaseGalley> | null)[];

/** A seat's first galley on the board; `null` if it has none. */
export function firstGalley(
  galleys: Fleet & readonly ({ readonly owner: number } | null)[],
  seat: number,
): TargetId | null {
  const id = galleys.findIndex((galley) => galley?.owner === seat);
  return id < 0 ? null : target.galley(id);
}

/** All targets: each space, followed by its port and its galleys. */
export function targetsOf(board: Board, galleys: Fleet): TargetId[] {
  return board.spaces.flatMap((_, space) => {
    const port = board.ports.findIndex((entry) => entry.space === space);
    const here = galleys.flatMap((galley, id) => (galley?.space === space ? [target.galley(id)] : []));
    return [target.space(space), ...(port >= 0 ? [target.port(port)] : []), ...here];
  });
}

/** The mark of a galley or of an occupied port: its owner, and a galley's number. */
export function markOf(
  piece: TargetId,
  { galleys, ports }: { readonly galleys: Fleet; readonly ports: readonly { readonly owner: number }[] },
): PieceMark | null {
  const [kind, id] = [kindOf(piece), idOf(piece)];
  const owner = (kind === 'galley' ? galleys[id]?.owner : kind === 'port' ? ports[id].owner : undefined) ?? NOBODY;
  return owner === NOBODY ? null : { owner, ...(kind === 'galley' && { number: id + 1 }) };
}
