/** How often a level makes mistakes. Each game sets the probabilities (`Mistakes.rates`). */
export type Carelessness = 'never' | 'sometimes' | 'often';

/**
 * The weights that levels play with (`Bot.styles`). Merchant, Admiral and hints use `usual`. A game without `expert`
 * uses `usual` for the Doge too.
 */
export const LEVEL_STYLES = ['usual', 'novice', 'expert'] as const;
type LevelStyle = (typeof LEVEL_STYLES)[number];

/** The strength of a computer player. Levels differ in effort and weights, never in the information they get. */
export interface Level {
  readonly style: LevelStyle;
  readonly plans: number;
  /** Maximum random error, in points, when judging a plan without a search. */
  readonly noise: number;
  /** How often it makes one of its game's mistakes (`Bot.mistakes`). */
  readonly careless: Carelessness;
  /** Number of playouts per decision without a time limit; 0 means no search. */
  readonly iterations: number;
  /** Rounds that a playout looks ahead. A learned judge overrides this. */
  readonly rounds: number;
  readonly learned: boolean;
  /** Whether playouts also search rivals' plans below the tree (`SearchSettings.answersAfter`). */
  readonly answers: boolean;
  /** Time limit of a decision in milliseconds. */
  readonly millis: number;
}

/** The levels, from weakest to strongest. */
export const LEVEL_NAMES = ['deckhand', 'apprentice', 'merchant', 'admiral', 'doge'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  deckhand: {
    style: 'novice',
    plans: 8,
    noise: 6,
    careless: 'often',
    iterations: 0,
    rounds: 0,
    learned: false,
    answers: false,
    millis: 300,
  },
  apprentice: {
    style: 'novice',
    plans: 8,
    noise: 3,
    careless: 'sometimes',
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
    careless: 'never',
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
    careless: 'never',
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
    careless: 'never',
    iterations: 320,
    rounds: 2,
    learned: true,
    answers: true,
    millis: 2500,
  },
};

/** Whether a string, such as a command line argument, is a level name. */
export function isLevel(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
