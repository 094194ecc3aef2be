import type { TargetId } from '../../../board/board-types';
import type { Planned } from '../../../game-ui/rows';

export type BoardIntent =
  | { readonly do: 'point'; readonly target: TargetId | null }
  /** Choose a piece, then its destination; `null` clears the selection. */
  | { readonly do: 'choose'; readonly target: TargetId | null }
  /** Press a focused target. Like `choose`, but a target that is already chosen moves the focus to its choices. */
  | { readonly do: 'press'; readonly target: TargetId }
  /** Pick up a piece, and drop it on a place or on nothing. */
  | { readonly do: 'drag'; readonly target: TargetId }
  | { readonly do: 'drop'; readonly from: TargetId; readonly target: TargetId | null };

/** Intents without arguments: during play, during a replay, and for the board. */
type Plain =
  | 'next'
  | 'previous'
  | 'cancel'
  | 'close'
  | 'end'
  | 'undo'
  | 'redo'
  | 'advise'
  | 'plan'
  | 'notes'
  | 'peek'
  | 'log'
  | 'skipToMyTurn'
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
 * A player's intent at the table, independent of the device. Adapters turn device events into intents and do not deal
 * with moves. `useInput` turns intents into moves and does not deal with devices.
 */
export type Intent =
  | BoardIntent
  | { readonly do: 'recall'; readonly targets: readonly TargetId[] }
  | { readonly do: 'play'; readonly choice: Planned }
  | { readonly do: 'open'; readonly dialog: 'keys' | 'markets' | 'pause' | 'seats' | 'table' }
  /** Open the replay, optionally at a move. */
  | { readonly do: 'replay'; readonly ply?: number }
  | { readonly do: 'zoom'; readonly factor: number }
  /** In CSS pixels. */
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  /** Show or hide the threat view; toggles by default. */
  | { readonly do: 'threats'; readonly on?: boolean }
  | { readonly do: Plain };

type Answers = { readonly [D in Intent['do']]: (intent: Extract<Intent, { readonly do: D }>) => void };

/** Combines the handlers of all intents into one function. A missing handler does not compile. */
export function intentDispatcher(answers: Answers): (intent: Intent) => void {
  // TypeScript can't infer that a handler accepts the intent it is keyed by.
  return (intent) => answers[intent.do](intent as never);
}
