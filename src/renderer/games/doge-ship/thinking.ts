import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/**
 * The place where the board shows that a computer is thinking: the tables while it chooses an action, the Doge tile for
 * intrigues and inspections, otherwise its last target. A pile is covered while its drawn tiles are on the tray, and
 * other seats' yards are not on the board.
 */
export function thinkingTarget({ frame, doge }: View, _seat: Seat, last: TargetId | null): TargetId {
  if (frame?.kind === 'doge' || frame?.kind === 'inspection') return target.doge(doge.tile);
  return frame?.kind === 'turn' ? target.quay : (last ?? target.quay);
}
