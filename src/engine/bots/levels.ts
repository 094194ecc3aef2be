/** How a level thinks. Levels differ in how hard they look and in what they weigh, never in what they may see. */
export interface Level {
  /** The weights it plays with, unless a character is asked for. */
  readonly style: string;
  /** Plans considered at a decision. */
  readonly plans: number;
  /** Points by which it may misjudge a plan. */
  readonly noise: number;
  /** Games thought through at a decision when there is no clock; 0: it trusts its first judgement. */
  readonly iterations: number;
  /** Rounds looked ahead before the evaluation judges; what was learned judges after as many as it was taught with. */
  readonly rounds: number;
  /** Whether it judges by what the game has learned from its own play, where it has; else by the hand-written evaluation. */
  readonly learned: boolean;
  /** Whether it weighs what others may answer below its tree too, where a game says what that hangs on (`SearchSettings.answersAfter`). */
  readonly answers: boolean;
  /** Milliseconds at a decision when there is a clock. */
  readonly millis: number;
}

/** The levels by name, the weakest first. */
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

/** Whether a text names a level. */
export function isLevel(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
