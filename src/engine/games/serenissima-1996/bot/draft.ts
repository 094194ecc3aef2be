import type { Random, Seat } from '../../../core/game';
import { copyState } from '../copy';
import type { Serenissima1996Move } from '../moves';
import { play } from '../rules';
import type { State } from '../state';
import { IllegalMove } from '../../../core/errors';

/** A plan being made. Its moves are played on a copy of the position, so a plan contains only legal moves. */
export interface Draft {
  readonly state: State;
  readonly moves: Serenissima1996Move[];
  /** Plays a move if it is legal, and returns whether it was. */
  make(move: Serenissima1996Move): boolean;
}

/** Plans must not depend on chance: moves that need a die or an answer come last and are not tried. */
const NO_DICE: Random = {
  roll: () => {
    throw new Error('A plan may not throw dice.');
  },
};

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
