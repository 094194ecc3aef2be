import type { MatchConfig, AnyGame, GameEvent, Move, Seat } from './game';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/** A new random seed for all outcomes from index `from` (0-based). */
export interface NewLuck {
  readonly from: number;
  readonly seed: string;
}

/** How a move was made. Empty for a separate click. */
export interface Manner {
  /** Set if the same click also made the previous move. */
  readonly on?: true;
  /** The skip preference that played the move automatically. */
  readonly skip?: Skip;
  /** The reason of a computer player. */
  readonly reason?: Reason;
}

/** A played move with its random outcomes. */
export interface Entry extends Manner {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** The decision depended on secrets, so the reason is hidden until the game is over. */
  readonly secret?: true;
}

/**
 * A decision about the match itself, after `ply` moves. It doesn't change the position and can be undone. `end`: all
 * players agreed to end. `resign`: a seat resigned; if `ends`, this ended the match.
 */
export type Act =
  | { readonly act: 'end'; readonly ply: number }
  | { readonly act: 'resign'; readonly ply: number; readonly seat: Seat; readonly ends: boolean };

/** A match in memory. The snapshots speed up undo and replay. */
export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  /** Number of outcomes that the set-up used. */
  readonly setupDraws: number;
  /** New seeds in order. A copied match gets one, because it would otherwise reveal the original's future dice. */
  readonly luck: NewLuck[];
  readonly log: Entry[];
  readonly acts: Act[];
  /** Undone moves and acts; the last was undone most recently. Cleared by a new move or act. */
  readonly undone: (Entry | Act)[];
  position: unknown;
  /** The positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Callers only get copies. */
  readonly snapshots: unknown[];
}
