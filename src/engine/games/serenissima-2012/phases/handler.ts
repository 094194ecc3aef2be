import type { Handlers as HandlersOf, MoveContext as TurnOf } from '../../../kit/handlers';
import type { Serenissima2012Event } from '../events';
import type { Serenissima2012Move } from '../moves';
import type { State } from '../state';

export type MoveContext = TurnOf<Serenissima2012Event>;
export type Handlers<T extends Serenissima2012Move['type']> = HandlersOf<
  State,
  Serenissima2012Move,
  Serenissima2012Event,
  T
>;
