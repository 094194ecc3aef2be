import type { About, GameId, OptionSpec } from '../engine/core/game';

/** An option of the new-game screen. `since`, the version of the rules that added it, stays in main. */
type OptionInfo = Omit<OptionSpec, 'since'>;

export interface GameInfo extends Pick<About, 'id' | 'title' | 'year' | 'designers' | 'seats' | 'minutes'> {
  readonly options: readonly OptionInfo[];
  /** Whether computers can play it. */
  readonly computers: boolean;
  /** The characters of its computers. */
  readonly characters: readonly string[];
}

/** The progress of a lesson. */
export interface LessonState {
  readonly key: string;
  /** The current step, from 0; the number of steps when the lesson is over. */
  readonly step: number;
  readonly steps: readonly string[];
  /** The next move: the learner's, a scripted one, or none. */
  readonly next: 'learner' | 'script' | null;
  /** The choices the lesson asks for, as indices of `choices`. */
  readonly asked: readonly number[];
  /** Places to highlight besides those of the moves asked for. */
  readonly lights: readonly string[];
}

/** The lessons of one game, in the recommended order, each with its number of steps. */
export interface Course {
  readonly game: GameId;
  readonly lessons: readonly { readonly key: string; readonly steps: number }[];
}
