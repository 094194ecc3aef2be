import type * as kit from '../../../kit/decisions';
import type { DogeShipEvent } from '../events';
import type { DogeShipMove } from '../moves';
import type { Frame, State } from '../state';

export type MoveContext = kit.MoveContext<DogeShipEvent>;
export type MoveOf<T extends DogeShipMove['type']> = kit.MoveOf<DogeShipMove, T>;

export type Decision<F extends Frame, T extends DogeShipMove['type']> = kit.Decision<
  State,
  F,
  DogeShipMove,
  DogeShipEvent,
  T
>;
