import type * as kit from '../../../kit/decisions';
import type { LaLoireEvent } from '../events';
import type { LaLoireMove } from '../moves';
import type { Frame, State, TurnFrame } from '../state';

export type MoveContext = kit.MoveContext<LaLoireEvent>;
export type MoveOf<T extends LaLoireMove['type']> = kit.MoveOf<LaLoireMove, T>;

export type TurnHandlers<T extends LaLoireMove['type']> = kit.Handlers<State, TurnFrame, LaLoireMove, LaLoireEvent, T>;

export type Decision<F extends Frame, T extends LaLoireMove['type']> = kit.Decision<
  State,
  F,
  LaLoireMove,
  LaLoireEvent,
  T
>;
