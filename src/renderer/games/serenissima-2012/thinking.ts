import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { firstGalley, target } from '../serenissima/targets';
import type { View } from './words';

/**
 * The target at which the board shows that a computer is thinking: the active galley, its last target, or its first
 * galley.
 */
export const thinkingTarget = ({ active, galleys }: View, seat: Seat, last: TargetId | null): TargetId | null =>
  active === null ? (last ?? firstGalley(galleys, seat)) : target.galley(active);
