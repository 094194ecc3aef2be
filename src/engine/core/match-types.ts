import type { MatchConfig, AnyGame, GameEvent, Move, Seat } from './game';
import type { Reason } from './reason';
import type { Skip } from './skip-preferences';

/** Chance that flows from another seed from the outcome numbered `from` (counted from 0) on. */
export interface NewLuck {
  readonly from: number;
  readonly seed: string;
}

/** How a move came to be made; nothing of it: by a click of its own. */
export interface Manner {
  /** By the same click as the move before. */
  readonly on?: true;
  /** By the table, because its player is not to be asked, and why. */
  readonly skip?: Skip;
  /** By a computer, and why. */
  readonly reason?: Reason;
}

/** One move as it was played, with the outcomes it drew. */
export interface Entry extends Manner {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** What its player saw when they decided was not for everybody: nor is its reason, while the game goes on. */
  readonly secret?: true;
}

/**
 * What is decided about a match beside its moves, after the first `ply` of them: no position knows of it, undo takes it back.
 * `end`: all agreed to end it here; `resign`: a seat gave up, and where `ends`, with it the match.
 */
export type Act =
  | { readonly act: 'end'; readonly ply: number }
  | { readonly act: 'resign'; readonly ply: number; readonly seat: Seat; readonly ends: boolean };

/** A match in memory: `config + log`, the position they lead to, and what makes history quick. */
export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  /** Outcomes the set-up drew; they come before the log's. */
  readonly setupDraws: number;
  /** Where chance was given a new seed, in order: a copy of a match must not foretell the dice of the other. */
  readonly luck: NewLuck[];
  readonly log: Entry[];
  /** In the order they happened. */
  readonly acts: Act[];
  /** Moves and acts taken back, the latest last; cleared by a new one. */
  readonly undone: (Entry | Act)[];
  /** The position after `log`. */
  position: unknown;
  /** Positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Never handed out, only copied. */
  readonly snapshots: unknown[];
}
