/** How a level thinks. Levels differ in their effort and their weights, never in the information they get. */
export interface Level {
  /** Its weights, unless a character is given. */
  readonly style: string;
  /** Number of plans considered at a decision. */
  readonly plans: number;
  /** Maximum error, in points, when judging a plan. */
  readonly noise: number;
  /** Number of playouts for a decision without a time limit; with 0 it trusts its first judgement. */
  readonly iterations: number;
  /** Rounds that a playout looks ahead before the evaluation. A learned judge has its own number of rounds. */
  readonly rounds: number;
  /** Whether it uses the judge learned from self-play, if the game has one, instead of the hand-written evaluation. */
  readonly learned: boolean;
  /** Whether it also searches the rivals' plans below its tree, in games that support it (`SearchSettings.answersAfter`). */
  readonly answers: boolean;
  /** Milliseconds for a decision with a time limit. */
  readonly millis: number;
}

/** The levels by name, weakest first. */
export const LEVEL_NAMES = ['apprentice', 'merchant', 'admiral', 'doge'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: {
    style: 'novice',
    plans: 8,
    noise: 6,
    iterations: 0,
    rounds: 0,
    learned: false,
    answers: false,
    millis: 300,
  },
  merchant: {
    style: 'usual',
    plans: 1,
    noise: 0,
    iterations: 0,
    rounds: 0,
    learned: false,
    answers: false,
    millis: 1000,
  },
  admiral: {
    style: 'usual',
    plans: 10,
    noise: 0,
    iterations: 40,
    rounds: 1,
    learned: false,
    answers: false,
    millis: 1250,
  },
  doge: {
    style: 'expert',
    plans: 16,
    noise: 0,
    iterations: 320,
    rounds: 2,
    learned: true,
    answers: true,
    millis: 2500,
  },
};

/** Whether a string is the name of a level. */
export function isLevel(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
