import type * as kit from '../../../kit/decisions';
import type { Serenissima1996Event } from '../events';
import type { Serenissima1996Move } from '../moves';
import type { Frame, State } from '../state';

export type MoveContext = kit.MoveContext<Serenissima1996Event>;
export type MoveOf<T extends Serenissima1996Move['type']> = kit.MoveOf<Serenissima1996Move, T>;

export type Handlers<F extends Frame, T extends Serenissima1996Move['type']> = kit.Handlers<
  State,
  F,
  Serenissima1996Move,
  Serenissima1996Event,
  T
>;

export type Decision<F extends Frame, T extends Serenissima1996Move['type']> = kit.Decision<
  State,
  F,
  Serenissima1996Move,
  Serenissima1996Event,
  T
>;
