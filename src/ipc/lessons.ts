import type { GameId } from '../engine/core/game';

export interface LessonState {
  readonly key: string;
  /** The current step, counted from 0. Equals the number of steps when the lesson is over. */
  readonly step: number;
  readonly steps: readonly string[];
  /** The author of the next move: the learner, or the lesson's script. `null` if there is no next move. */
  readonly next: 'learner' | 'script' | null;
  /** The choices that this step accepts, as indices of `choices`. */
  readonly asked: readonly number[];
  /** Places to highlight in addition to the targets of the accepted choices. */
  readonly lights: readonly string[];
}

/** The lessons of one game in the recommended order, each with its number of steps. */
export interface Course {
  readonly game: GameId;
  readonly lessons: readonly { readonly key: string; readonly steps: number }[];
}
