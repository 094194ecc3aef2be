import type { About, GameId, OptionSpec } from '../engine/core/game';

/** An option of the new-game screen. `since`, the version of the rules that added it, stays in main. */
type OptionInfo = Omit<OptionSpec, 'since'>;

export interface GameInfo extends Pick<About, 'id' | 'title' | 'year' | 'designers' | 'seats' | 'minutes'> {
  readonly options: readonly OptionInfo[];
  /** Whether computers can play it. */
  readonly computers: boolean;
  /** The characters of its computer players. */
  readonly characters: readonly string[];
}

/** The progress of a lesson. */
export interface LessonState {
  readonly key: string;
  /** The current step, counted from 0; the number of steps after the end of the lesson. */
  readonly step: number;
  readonly steps: readonly string[];
  /** The next move: the learner's or a scripted one; `null` if there is none. */
  readonly next: 'learner' | 'script' | null;
  /** The choices that the lesson asks for, as indices of `choices`. */
  readonly asked: readonly number[];
  /** Places to highlight in addition to those of the requested moves. */
  readonly lights: readonly string[];
}

/** The lessons of one game, in the recommended order, each with its number of steps. */
export interface Course {
  readonly game: GameId;
  readonly lessons: readonly { readonly key: string; readonly steps: number }[];
}
