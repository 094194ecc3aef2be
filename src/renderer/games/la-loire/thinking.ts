import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/**
 * The target at which the board shows that a computer is thinking: the place of its acting figure, which may still be
 * riding there, or its Merchant if none is acting.
 */
export const thinkingTarget = ({ active, players }: View, seat: Seat): TargetId =>
  active?.acting ? target.place(players[seat][active.acting].at) : target.merchant(seat);
