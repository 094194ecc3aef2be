import type { TargetId } from '../../../board/board-types';
import type { Planned } from '../../../game-ui/game-ui';

/** What a player wants of the pieces and places on the board. */
export type BoardIntent =
  /** Looks at it. */
  | { readonly do: 'point'; readonly target: TargetId | null }
  /** Means it: a piece, then where it goes; `null`: nothing any more. */
  | { readonly do: 'choose'; readonly target: TargetId | null }
  /** Presses it while it has the focus: as to choose it, but of what is chosen already one goes on to its choices. */
  | { readonly do: 'press'; readonly target: TargetId }
  /** Takes a piece up, and lets it go over a place or over nothing. */
  | { readonly do: 'carry'; readonly target: TargetId }
  | { readonly do: 'drop'; readonly from: TargetId; readonly target: TargetId | null };

/** What is wanted in one word: of the present, of the past while one looks back, and of the board. */
type Plain =
  | 'next'
  | 'previous'
  | 'cancel'
  | 'close'
  | 'end'
  | 'undo'
  | 'redo'
  | 'advise'
  | 'peek'
  | 'log'
  | 'hurry'
  | 'fast'
  | 'skip'
  | 'lookBack'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'earlierTurn'
  | 'laterTurn'
  | 'earlierHighlight'
  | 'laterHighlight'
  | 'faster'
  | 'slower'
  | 'pause'
  | 'present'
  | 'fit';

/**
 * What a player wants of the table, by whatever device they say it: an adapter turns its gestures into these, and knows nothing of
 * moves; `useInput` turns these into moves, and knows nothing of devices.
 */
export type Intent =
  | BoardIntent
  /** Lines that speak of these. */
  | { readonly do: 'recall'; readonly targets: readonly TargetId[] }
  | { readonly do: 'play'; readonly choice: Planned }
  | { readonly do: 'open'; readonly dialog: 'keys' | 'markets' | 'seats' | 'table' }
  /** The past, from a move on. */
  | { readonly do: 'replay'; readonly ply?: number }
  | { readonly do: 'zoom'; readonly factor: number }
  /** Moves the board by so many CSS pixels. */
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: Plain };

/** What is done about each. */
type Answers = { readonly [D in Intent['do']]: (intent: Extract<Intent, { readonly do: D }>) => void };

/** Hands each intent to its answer. */
export function answering(answers: Answers): (intent: Intent) => void {
  // The answer found under an intent's name takes intents of that name.
  return (intent) => answers[intent.do](intent as never);
}
