import type { GameEvent, Move, Random, Seat } from '../core/game';

/** What a move may use while it is played: chance, and the list of what happened. */
export interface MoveContext<E extends GameEvent> {
  readonly random: Random;
  readonly events: E[];
}

/**
 * How each type of move is played. A handler first asks the same predicate that `moves` asks, refuses if there is a reason, and
 * only then changes the state.
 */
export type Handlers<S, M extends Move, E extends GameEvent, T extends M['type']> = {
  readonly [K in T]: (state: S, seat: Seat, move: Extract<M, { type: K }>, context: MoveContext<E>) => void;
};
