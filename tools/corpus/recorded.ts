import type { GameId, Options, Seat } from '../../src/engine/core/game';
import type { Act } from '../../src/engine/core/match-types';

/** Finished games of one title between Apprentices and Merchants, under one version of its rules. */
export interface Corpus {
  readonly game: GameId;
  /** The version of the rules the games were played under (`About.rules`). */
  readonly rules: number;
  /** The reasons for accepting new figures, one sentence each time; the latest is last. */
  readonly accepted: readonly string[];
  readonly games: readonly RecordedGame[];
}

/** One finished game: its setup, its moves and its result. */
export interface RecordedGame extends Outcome {
  readonly seats: number;
  /** Options that differ from their default. */
  readonly options: Options;
  readonly seed: string;
  /** Each move's index among the legal moves of the first deciding seat, separated by spaces. */
  readonly moves: string;
  /** Decisions of people other than moves. If absent, there were none. */
  readonly acts?: readonly Act[];
}

/** A game's result, for comparison. */
export interface Outcome {
  /**
   * The number of legal moves, summed over all decisions. It grows if a rule allows more, even if the game did not use
   * it.
   */
  readonly choices: number;
  /** What ended the game: one of the game's own `ends`, or of those at every table. */
  readonly end: string;
  /** A seat's points, line by line as on the score sheet. */
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly Seat[];
  /** The hash of the last position. */
  readonly hash: string;
}
