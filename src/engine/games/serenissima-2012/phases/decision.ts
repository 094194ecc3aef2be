import type * as kit from '../../../kit/decisions';
import type { Serenissima2012Event } from '../events';
import type { Serenissima2012Move } from '../moves';
import type { Frame, State } from '../state';

export type MoveContext = kit.MoveContext<Serenissima2012Event>;
export type MoveOf<T extends Serenissima2012Move['type']> = kit.MoveOf<Serenissima2012Move, T>;

export type Handlers<F extends Frame, T extends Serenissima2012Move['type']> = kit.Handlers<
  State,
  F,
  Serenissima2012Move,
  Serenissima2012Event,
  T
>;

export type Decision<F extends Frame, T extends Serenissima2012Move['type']> = kit.Decision<
  State,
  F,
  Serenissima2012Move,
  Serenissima2012Event,
  T
>;
