import type { MatchConfig, AnyGame, GameEvent, Move, Seat } from './game';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/** A new random seed. It applies to the outcome at index `from` (0-based) and all later ones. */
export interface NewLuck {
  readonly from: number;
  readonly seed: string;
}

/** How a move was made; empty if it was a click of its own. */
export interface Manner {
  /** Made by the same click as the previous move. */
  readonly on?: true;
  /** The skip preference because of which the move was played automatically. */
  readonly skip?: Skip;
  /** The reason, if a computer made the move. */
  readonly reason?: Reason;
}

/** A played move with the outcomes it drew. */
export interface Entry extends Manner {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** The player decided with secret information, so the reason is hidden until the game is over. */
  readonly secret?: true;
}

/**
 * A decision about the match that is not a move, made after the first `ply` moves. It does not affect the position, and
 * undo reverts it. `end`: all players agreed to end here. `resign`: a seat resigned; if `ends`, this ended the match.
 */
export type Act =
  | { readonly act: 'end'; readonly ply: number }
  | { readonly act: 'resign'; readonly ply: number; readonly seat: Seat; readonly ends: boolean };

/** A match in memory: configuration and log, the resulting position, and snapshots for fast undo and replay. */
export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  /** Number of outcomes drawn by the set-up, before those of the log. */
  readonly setupDraws: number;
  /** The new seeds of chance, in order. Without a new seed, a copied match would reveal the original's future dice. */
  readonly luck: NewLuck[];
  readonly log: Entry[];
  /** In chronological order. */
  readonly acts: Act[];
  /** Undone moves and acts, most recently undone last; cleared by a new move or act. */
  readonly undone: (Entry | Act)[];
  /** The position after all moves of `log`. */
  position: unknown;
  /** The positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Never exposed; callers get copies. */
  readonly snapshots: unknown[];
}
