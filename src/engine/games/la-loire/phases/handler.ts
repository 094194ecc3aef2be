import type { Handlers as HandlersOf, Turn as TurnOf } from '../../../kit/handlers';
import type { LoireEvent } from '../events';
import type { LoireMove } from '../moves';
import type { State } from '../state';

/** What a move may use while it is played. */
export type Turn = TurnOf<LoireEvent>;

/** How moves of some types are played. */
export type Handlers<T extends LoireMove['type']> = HandlersOf<State, LoireMove, LoireEvent, T>;
