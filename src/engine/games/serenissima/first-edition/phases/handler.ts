import type { Random, Seat } from '../../../../core/game';
import type { FirstEditionEvent } from '../events';
import type { FirstEditionMove } from '../moves';
import type { State } from '../state';

/** What a move may use while it is played: chance, and the list of what happened. */
export interface Turn {
  readonly random: Random;
  readonly events: FirstEditionEvent[];
}

export type MoveOf<T extends FirstEditionMove['type']> = Extract<FirstEditionMove, { type: T }>;

/**
 * How each type of move of a phase is played. A handler first asks the same predicate that `moves` asks, refuses if there is a
 * reason, and only then changes the state.
 */
export type Handlers<T extends FirstEditionMove['type']> = {
  readonly [K in T]: (state: State, seat: Seat, move: MoveOf<K>, turn: Turn) => void;
};
