import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { firstGalley, target } from '../serenissima/targets';
import type { View } from './words';

/** Where a computer thinks: at the active galley, where it last acted, or at its first galley. */
export const thinkingTarget = ({ active, galleys }: View, seat: Seat, last: TargetId | null): TargetId | null =>
  active === null ? (last ?? firstGalley(galleys, seat)) : target.galley(active);
