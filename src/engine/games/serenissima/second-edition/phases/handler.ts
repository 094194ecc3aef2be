import type { Handlers as HandlersOf, Turn as TurnOf } from '../../../../kit/handlers';
import type { SecondEditionEvent } from '../events';
import type { SecondEditionMove } from '../moves';
import type { State } from '../state';

export type Turn = TurnOf<SecondEditionEvent>;
export type Handlers<T extends SecondEditionMove['type']> = HandlersOf<State, SecondEditionMove, SecondEditionEvent, T>;
