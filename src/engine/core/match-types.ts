import type { AnyGame, GameEvent, GameId, Move, Options, Seat } from './game';

/** Everything a match starts from. With the log of moves it determines every position. */
export interface MatchConfig {
  readonly game: GameId;
  readonly options: Options;
  /** Number of seats. */
  readonly seats: number;
  /** Any string; the chance not scripted below flows from it. */
  readonly seed: string;
  /** Outcomes used before the seed's: worked examples, tests, scenarios. */
  readonly chance?: readonly number[];
  /** A position to start from instead of the set-up. */
  readonly position?: unknown;
}

/** One move as it was played, with the outcomes it drew. */
export interface Entry {
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
}

/** A match in memory: `config + log`, the position they lead to, and what makes history quick. */
export interface Match {
  readonly game: AnyGame;
  readonly config: MatchConfig;
  /** Outcomes the set-up drew; they come before the log's. */
  readonly setupDraws: number;
  readonly log: Entry[];
  /** Moves taken back, the latest last; cleared by a new move. */
  readonly undone: Entry[];
  /** The position after `log`. */
  position: unknown;
  /** Positions after 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY … moves. Never handed out, only copied. */
  readonly snapshots: unknown[];
}
