/** The levels that make mistakes, from weakest to strongest. */
export const CARELESS_LEVELS = ['deckhand', 'sailor', 'mate', 'apprentice', 'clerk', 'shopkeeper'] as const;

export type CarelessLevel = (typeof CARELESS_LEVELS)[number];

/** How often a level makes mistakes: with its own rate (`Mistakes.rates`), or never. */
export type Carelessness = CarelessLevel | 'never';

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
export const LEVEL_NAMES = [...CARELESS_LEVELS, 'merchant', 'admiral', 'doge'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  deckhand: careless('deckhand', 'novice', 6),
  sailor: careless('sailor', 'novice', 5),
  mate: careless('mate', 'novice', 4),
  apprentice: careless('apprentice', 'novice', 3),
  clerk: careless('clerk', 'novice', 2),
  shopkeeper: careless('shopkeeper', 'usual', 1.5),
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

/** A level without a search that misjudges its plans by up to `noise` points and makes mistakes. */
function careless(name: CarelessLevel, style: LevelStyle, noise: number): Level {
  return {
    style,
    plans: 8,
    noise,
    careless: name,
    iterations: 0,
    rounds: 0,
    learned: false,
    answers: false,
    millis: 300,
  };
}

/** Whether a string, such as a command line argument, is a level name. */
export function isLevel(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
