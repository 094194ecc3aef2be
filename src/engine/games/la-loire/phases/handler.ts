import type * as kit from '../../../kit/handlers';
import type { LoireEvent } from '../events';
import type { LoireMove } from '../moves';
import type { State } from '../state';

export type Turn = kit.Turn<LoireEvent>;
export type Handlers<T extends LoireMove['type']> = kit.Handlers<State, LoireMove, LoireEvent, T>;
