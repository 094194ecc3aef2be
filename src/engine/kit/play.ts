import type { GameEvent, Move, Random, Seat } from '../core/game';
import type { Handlers, MoveContext } from './handlers';

/** What a game must tell of itself so that its moves can be played. */
interface PlayRules<S, M extends Move, E extends GameEvent> {
  readonly checkShape: (move: unknown) => void;
  readonly actors: (state: S) => readonly Seat[];
  /** The moves of the decision on top; `undefined` when the game is over. */
  readonly movesNow: (state: S) => ReadonlySet<M['type']> | undefined;
  readonly refuseIf: (code: 'game-over' | 'not-your-turn' | 'not-now' | undefined) => void;
  readonly handlers: Handlers<S, M, E, M['type']>;
}

/**
 * A game's `play`: the shape of a move, whose turn it is and what is being decided come before the move's own rule. Changes the
 * state in place and tells what happened; refuses what `moves` does not list.
 */
export function definePlay<S, M extends Move, E extends GameEvent>(
  book: PlayRules<S, M, E>,
): (state: S, seat: Seat, move: M, random: Random) => E[] {
  const { checkShape, actors, movesNow, refuseIf, handlers } = book;
  return (state, seat, move, random) => {
    checkShape(move);
    const allowed = movesNow(state);
    refuseIf(allowed ? undefined : 'game-over');
    refuseIf(actors(state).includes(seat) ? undefined : 'not-your-turn');
    refuseIf(allowed?.has(move.type) ? undefined : 'not-now');
    const context: MoveContext<E> = { random, events: [] };
    // Each handler takes its own move; the table's keys guarantee the match, which the compiler cannot follow.
    (handlers[move.type as M['type']] as (state: S, seat: Seat, move: M, context: MoveContext<E>) => void)(
      state,
      seat,
      move,
      context,
    );
    return context.events;
  };
}
