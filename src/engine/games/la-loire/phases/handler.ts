import type * as kit from '../../../kit/handlers';
import type { LaLoireEvent } from '../events';
import type { LaLoireMove } from '../moves';
import type { State } from '../state';

export type MoveContext = kit.MoveContext<LaLoireEvent>;
export type Handlers<T extends LaLoireMove['type']> = kit.Handlers<State, LaLoireMove, LaLoireEvent, T>;
