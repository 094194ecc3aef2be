import type { About, GameId, OptionSpec } from '../engine/core/game';

/** What the cabinet holds: its games and their lessons. */

/** A choice made on the new-game screen; which version of the rules brought it is main's to know. */
type OptionInfo = Omit<OptionSpec, 'since'>;

export interface GameInfo extends Pick<About, 'id' | 'title' | 'year' | 'designers' | 'seats' | 'minutes'> {
  readonly options: readonly OptionInfo[];
  /** Whether computers know how to play it. */
  readonly computers: boolean;
  /** The characters computers can play in. */
  readonly characters: readonly string[];
}

/** A lesson under way. */
export interface LessonState {
  readonly key: string;
  /** The step asked for, counted from 0; as many as there are steps when the lesson is over. */
  readonly step: number;
  readonly steps: readonly string[];
  /** Whose move is next: the learner's, a scripted one, or none. */
  readonly next: 'learner' | 'script' | null;
  /** The choices that are asked for, by their place in `choices`. */
  readonly asked: readonly number[];
  /** Places to light beside those of the moves asked for. */
  readonly lights: readonly string[];
}

/** The lessons of one game, in the order they are best taken, each with how many steps it has. */
export interface Course {
  readonly game: GameId;
  readonly lessons: readonly { readonly key: string; readonly steps: number }[];
}
