import type { Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';
import { target } from './targets';
import type { View } from './words';

/** Where a computer thinks: at the figure that is acting, or at its Merchant before the first move. */
export const thinkingTarget = ({ active }: View, seat: Seat): TargetId => target[active?.acting ?? 'merchant'](seat);
