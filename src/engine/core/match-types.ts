import type { MatchConfig, AnyGame, GameEvent, Move, Seat } from './game';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/** A new random seed for all outcomes from index `from` (0-based). */
export interface NewLuck {
  readonly from: number;
  readonly seed: string;
}

export interface MoveDetails {
  /** Whether the same click also made the previous move. */
  readonly on?: true;
  readonly skip?: Skip;
  readonly reason?: Reason;
}

export interface Entry extends MoveDetails {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** Whether the decision depended on secrets, so that the reason is hidden until the game is over. */
  readonly secret?: true;
}

/** A decision about the match after `ply` moves: all agreed to `end`, or a seat resigned, which may have ended it. */
export type Act =
  | { readonly act: 'end'; readonly ply: number }
  | { readonly act: 'resign'; readonly ply: number; readonly seat: Seat; readonly ends: boolean };

export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  readonly setupDraws: number;
  /** The new seeds of the match. A copy gets one, because it would otherwise reveal the original's future dice. */
  readonly luck: NewLuck[];
  readonly log: Entry[];
  readonly acts: Act[];
  /** The undone steps; the last one was undone most recently. Cleared by a new move or act. */
  readonly undone: (Entry | Act)[];
  position: unknown;
  /** The positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Callers only get copies. */
  readonly snapshots: unknown[];
}
