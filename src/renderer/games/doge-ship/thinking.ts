import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/**
 * The target at which the board shows that a computer is thinking: the pile it drew from, the Doge tile, its last
 * target, or its barricades.
 */
export function thinkingTarget({ frame, doge }: View, seat: Seat, last: TargetId | null): TargetId {
  if (frame?.kind === 'drawn') return target.pile(frame.pile);
  if (frame?.kind === 'doge') return target.doge(doge.tile);
  return last ?? target.stack(seat);
}
