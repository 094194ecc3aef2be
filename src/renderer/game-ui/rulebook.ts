import type { Chapter, Rulings } from '../../engine/core/rulebook';
import type { Refusals } from '../../engine/kit/refuse';
import type { TargetId, Path } from '../board/board-types';

/** A step of a turn with its rulebook paragraph. Its simpler text is under `introduction.turn`. */
export interface TurnStep {
  readonly rule: string;
  /** The targets shown on the introduction's board. Default: the whole board. */
  readonly lit?: readonly TargetId[];
}

/** A picture of the board in the rulebook, from the introduction or a lesson, captioned `rulePictures.<paragraph>`. */
export interface RulePicture {
  /** A lesson and the step to show, or two steps for before and after. Default: the introduction's board. */
  readonly lesson?: {
    readonly key: string;
    readonly steps: readonly [number] | readonly [before: number, after: number];
  };
  /** The picture shows these targets and their surroundings. */
  readonly shows: readonly TargetId[];
  /** The highlighted targets. Default: all that it shows. */
  readonly lights?: readonly TargetId[];
  /** Whether the picture shows a wide strip of the board. */
  readonly wide?: boolean;
  /** A piece's path, drawn on the first board. */
  readonly path?: Path;
}

/** The pictures of a rulebook by paragraph. */
export type RulePictures = Readonly<Partial<Record<string, RulePicture>>>;

/** The rule paragraphs behind the log lines, for F1. */
export interface EventRules<E> {
  /** The paragraph of an event. `null` if there is none. */
  ruleOf(event: E): string | null;
}

export interface RulebookUi {
  /** The chapters of the rules, in reading order. The texts are `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings, by number. The texts are `rulings` and `sources`. */
  readonly rulings: Rulings;
  /** The refusals by code, each with its rulings. */
  readonly refusals: Refusals;
  readonly turn: readonly TurnStep[];
  /**
   * The key of the rule paragraph for a topic of the table (a number, an icon, a group of moves); `null` if there is
   * none. The topic's own text is `explain.<topic>`.
   */
  ruleOf(topic: string): string | null;
}
