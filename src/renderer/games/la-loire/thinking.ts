import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/**
 * The target at which the board shows that a computer is thinking: its acting figure, or its Merchant if none is
 * acting.
 */
export const thinkingTarget = ({ active }: View, seat: Seat): TargetId => target[active?.acting ?? 'merchant'](seat);
