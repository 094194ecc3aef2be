import type { GameId, Options, Seat } from '../../src/engine/core/game';
import type { Act } from '../../src/engine/core/match-types';

/** Finished games between Apprentices and Merchants, recorded with one version of a game's rules. */
export interface Corpus {
  readonly game: GameId;
  /** The rules version of the games (`About.rules`). */
  readonly rules: number;
  /** Why each change to the results was accepted, in one sentence each; the latest is last. */
  readonly accepted: readonly string[];
  readonly games: readonly RecordedGame[];
}

export interface RecordedGame extends Outcome {
  readonly seats: number;
  /** Options that differ from their defaults. */
  readonly options: Options;
  readonly seed: string;
  /** Each move's index among the legal moves of the first deciding seat, separated by spaces. */
  readonly moves: string;
  /** Decisions of people other than moves. Absent if there were none. */
  readonly acts?: readonly Act[];
}

export interface Outcome {
  /**
   * Number of legal moves, summed over all decisions. It grows if a rule change allows more moves, even if none is
   * played.
   */
  readonly choices: number;
  /** The way in which the game ended: one of the game's `ends`, or an early end. */
  readonly end: string;
  /** Each seat's points by line of the score sheet. */
  readonly points: readonly (readonly number[])[];
  readonly winners: readonly Seat[];
  readonly hash: string;
}
