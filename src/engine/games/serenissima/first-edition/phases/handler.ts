import type { Handlers as HandlersOf, Turn as TurnOf } from '../../../../kit/handlers';
import type { FirstEditionEvent } from '../events';
import type { FirstEditionMove } from '../moves';
import type { State } from '../state';

export type Turn = TurnOf<FirstEditionEvent>;
export type Handlers<T extends FirstEditionMove['type']> = HandlersOf<State, FirstEditionMove, FirstEditionEvent, T>;
