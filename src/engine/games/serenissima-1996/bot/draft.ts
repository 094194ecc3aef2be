import type { Random, Seat } from '../../../core/game';
import { copyState } from '../copy';
import type { Serenissima1996Move } from '../moves';
import { play } from '../rules';
import type { State } from '../state';
import { IllegalMove } from '../../../core/errors';

/** A plan in progress. Its moves are played on a copy of the position, so they are all legal. */
export interface Draft {
  readonly state: State;
  readonly moves: Serenissima1996Move[];
  /** Plays a move if it is legal and returns true; otherwise returns false. */
  make(move: Serenissima1996Move): boolean;
}

/** Throws if used, because plans end before moves that need a die or an answer. */
const NO_DICE: Random = {
  roll: () => {
    throw new Error('A plan may not throw dice.');
  },
};

/** Starts a seat's plan on a copy of the position. `make` throws if a move needs a die. */
export function draftOf(state: State, seat: Seat): Draft {
  const draft: Draft = {
    state: copyState(state),
    moves: [],
    make(move) {
      try {
        play(draft.state, seat, move, NO_DICE);
      } catch (error) {
        if (error instanceof IllegalMove) return false;
        throw error;
      }
      draft.moves.push(move);
      return true;
    },
  };
  return draft;
}
