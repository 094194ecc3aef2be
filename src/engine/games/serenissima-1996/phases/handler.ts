import type { Handlers as HandlersOf, MoveContext as TurnOf } from '../../../kit/handlers';
import type { Serenissima1996Event } from '../events';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';

export type MoveContext = TurnOf<Serenissima1996Event>;
export type Handlers<T extends Serenissima1996Move['type']> = HandlersOf<
  State,
  Serenissima1996Move,
  Serenissima1996Event,
  T
>;
