import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { firstGalley } from '../serenissima/targets';
import { question } from './decision';
import type { View } from './words';

/**
 * The target at which the board shows that a computer is thinking: the piece that it is asked about, its last target,
 * or its first galley.
 */
export const thinkingTarget = (view: View, seat: Seat, last: TargetId | null): TargetId | null =>
  question(view)?.piece ?? last ?? firstGalley(view.galleys, seat);
