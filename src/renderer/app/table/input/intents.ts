import type { TargetId } from '../../../board/board-types';
import type { Planned } from '../../../game-ui/game-ui';

/** An intent of the player about pieces and places on the board. */
export type BoardIntent =
  /** Point at it. */
  | { readonly do: 'point'; readonly target: TargetId | null }
  /** Choose it: first a piece, then its destination; `null` clears the choice. */
  | { readonly do: 'choose'; readonly target: TargetId | null }
  /**
   * Press it while it has the focus. Works like choosing it, but if it is already chosen, the focus moves on to its
   * choices.
   */
  | { readonly do: 'press'; readonly target: TargetId }
  /** Pick up a piece, and drop it on a place or on nothing. */
  | { readonly do: 'carry'; readonly target: TargetId }
  | { readonly do: 'drop'; readonly from: TargetId; readonly target: TargetId | null };

/** Intents without arguments: for the present, for the past during a replay, and for the board. */
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
 * An intent of the player at the table, independent of the device. Adapters turn device events into intents and know
 * nothing about moves. `useInput` turns intents into moves and knows nothing about devices.
 */
export type Intent =
  | BoardIntent
  /** Highlight the places that log lines mention. */
  | { readonly do: 'recall'; readonly targets: readonly TargetId[] }
  | { readonly do: 'play'; readonly choice: Planned }
  | { readonly do: 'open'; readonly dialog: 'keys' | 'markets' | 'seats' | 'table' }
  /** Open the replay, at a move. */
  | { readonly do: 'replay'; readonly ply?: number }
  | { readonly do: 'zoom'; readonly factor: number }
  /** Move the board by this many CSS pixels. */
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  /** Show who could do what next, or hide it; toggles by default. */
  | { readonly do: 'threats'; readonly on?: boolean }
  | { readonly do: Plain };

/** One handler for each intent. */
type Answers = { readonly [D in Intent['do']]: (intent: Extract<Intent, { readonly do: D }>) => void };

/** Dispatches each intent to its handler. */
export function answering(answers: Answers): (intent: Intent) => void {
  // Handlers are keyed by the name of their intent, so this one accepts it.
  return (intent) => answers[intent.do](intent as never);
}
