import type { BaseGalley } from '../../../engine/games/serenissima/berths';
import type { Board, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import { idOf, kindOf } from '../kit/targets';
import { portIn } from './words';

type Fleet = readonly (Readonly<BaseGalley> | null)[];

/** The space of a target: a space itself, a port or a galley. -1 if the galley is not on the board. */
export function spaceOf({ ports }: Board, galleys: Fleet, id: TargetId): SpaceId {
  const n = idOf(id);
  if (kindOf(id) === 'galley') return galleys[n]?.space ?? -1;
  return kindOf(id) === 'port' ? ports[n].space : n;
}

/** The port that a target stands for: the port itself, or the port of a space. -1 for a galley and for open water. */
export function portOfTarget({ ports }: Board, id: TargetId): PortId {
  if (kindOf(id) === 'port') return idOf(id);
  return kindOf(id) === 'space' ? portIn(ports, idOf(id)) : -1;
}

/** The first good aboard a galley, or good 0 if it carries none. */
export const firstGood = (galley: Readonly<BaseGalley> | null | undefined): number =>
  Math.max(0, galley?.cargo.findIndex((count) => count > 0) ?? 0);

export const hasCargo = (galley: Readonly<BaseGalley> | null | undefined): boolean =>
  galley?.cargo.some((count) => count > 0) ?? false;
