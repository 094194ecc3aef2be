import type { MatchConfig, AnyGame, GameEvent, Move, Seat } from './game';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/** A new seed for chance, starting with outcome number `from` (from 0). */
export interface NewLuck {
  readonly from: number;
  readonly seed: string;
}

/** How a move was made; empty for a click of its own. */
export interface Manner {
  /** Made by the same click as the previous move. */
  readonly on?: true;
  /** Played automatically because of the player's skip preference, which is given. */
  readonly skip?: Skip;
  /** Played by a computer, for this reason. */
  readonly reason?: Reason;
}

/** A played move with the outcomes it drew. */
export interface Entry extends Manner {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** The player decided with secret information, so the reason stays hidden until the game is over. */
  readonly secret?: true;
}

/**
 * A decision about the match that is not a move, made after the first `ply` moves. It does not affect the position, and
 * undo reverts it. `end`: all agreed to end here; `resign`: a seat resigned, and if `ends`, the match ended.
 */
export type Act =
  | { readonly act: 'end'; readonly ply: number }
  | { readonly act: 'resign'; readonly ply: number; readonly seat: Seat; readonly ends: boolean };

/** A match in memory: configuration and log, the position they lead to, and what makes history fast. */
export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  /** Number of outcomes the set-up drew, before those of the log. */
  readonly setupDraws: number;
  /** Where chance got a new seed, in order. Without one, a copied match would reveal the original's future dice. */
  readonly luck: NewLuck[];
  readonly log: Entry[];
  /** In chronological order. */
  readonly acts: Act[];
  /** Undone moves and acts, latest last; cleared by a new move or act. */
  readonly undone: (Entry | Act)[];
  /** The position after `log`. */
  position: unknown;
  /** Positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Only copies leave this object. */
  readonly snapshots: unknown[];
}
