import type * as kit from '../../../../kit/handlers';
import type { FirstEditionEvent } from '../events';
import type { FirstEditionMove } from '../moves';
import type { State } from '../state';

export type Turn = kit.Turn<FirstEditionEvent>;
export type MoveOf<T extends FirstEditionMove['type']> = Extract<FirstEditionMove, { type: T }>;
export type Handlers<T extends FirstEditionMove['type']> = kit.Handlers<State, FirstEditionMove, FirstEditionEvent, T>;
