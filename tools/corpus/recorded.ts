import type { GameId, Options, Seat } from '../../src/engine/core/game';
import type { Act } from '../../src/engine/core/match-types';

/** Finished games of one game between Apprentices and Merchants, under one version of its rules. */
export interface Corpus {
  readonly game: GameId;
  /** The version of the rules the games were played under (`About.rules`). */
  readonly rules: number;
  /** Why the figures are what they are: a sentence for every time they were accepted anew, the latest last. */
  readonly accepted: readonly string[];
  readonly games: readonly RecordedGame[];
}

/** One finished game: what it began from, its moves, and what they led to. */
export interface RecordedGame extends Outcome {
  readonly seats: number;
  /** Those that are not at their default. */
  readonly options: Options;
  readonly seed: string;
  /** Each move's place in the list of legal moves of the first seat that may act, with spaces between. */
  readonly moves: string;
  /** What people decided beside the moves; absent: nothing. */
  readonly acts?: readonly Act[];
}

/** What a game led to, as it is compared. */
export interface Outcome {
  /** Legal moves over all its decisions together: grows when a rule lets pass more, though the game took none of it. */
  readonly choices: number;
  /** What ended it, one of the game's `ends` or of those every table has. */
  readonly end: string;
  /** A seat's points, line by line as its score sheet has them. */
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly Seat[];
  /** Of the last position. */
  readonly hash: string;
}
