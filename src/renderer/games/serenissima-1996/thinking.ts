import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { firstGalley } from '../serenissima/targets';
import { question } from './decision';
import type { View } from './words';

/** Where a computer thinks: at the piece that it is asked about, where it last acted, or at its first galley. */
export const thinkingTarget = (view: View, seat: Seat, last: TargetId | null): TargetId | null =>
  question(view)?.piece ?? last ?? firstGalley(view.galleys, seat);
