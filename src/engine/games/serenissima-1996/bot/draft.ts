import type { Random, Seat } from '../../../core/game';
import { copyState } from '../copy';
import type { Serenissima1996Move } from '../moves';
import { play } from '../rules';
import type { State } from '../state';
import { IllegalMove } from '../../../core/errors';

/** A plan in the making: moves tried on a copy of the position, so that only legal ones get into it. */
export interface Draft {
  readonly state: State;
  readonly moves: Serenissima1996Move[];
  /** Makes a move if the rules allow it; says whether they did. */
  make(move: Serenissima1996Move): boolean;
}

/** Plans draw no chance: whatever needs a die or an answer comes last, untried. */
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
