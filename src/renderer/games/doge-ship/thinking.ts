import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/**
 * Where the board shows that a computer is thinking: at the pile it draws from, at the Doge tile, where it last acted,
 * or at its barricades.
 */
export function thinkingTarget({ frame, doge }: View, seat: Seat, last: TargetId | null): TargetId {
  if (frame?.kind === 'drawn') return target.pile(frame.pile);
  if (frame?.kind === 'doge') return target.doge(doge.tile);
  return last ?? target.stack(seat);
}
