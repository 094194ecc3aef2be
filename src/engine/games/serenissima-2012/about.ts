import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for rules that the rulebook leaves open. */
const OPTIONS = [
  {
    key: 'money',
    label: 'Ducats',
    note: 'The rulebook lets players agree. Scoring is always announced.',
    values: [
      { value: 'open', label: 'All ducats are visible.' },
      { value: 'hidden', label: 'Players hide their ducats.' },
    ],
    default: 'open',
    rulings: [36],
  },
  {
    key: 'closing',
    label: 'Closed ports',
    note: 'The rulebook closes four ports, but doesn’t say how to choose them.',
    values: [
      { value: 'players', label: 'Players name the closed ports in turn.' },
      { value: 'lot', label: 'Closed ports are drawn at random.' },
    ],
    default: 'players',
    rulings: [38],
    seats: [2, 3],
  },
  {
    key: 'startBlockade',
    label: 'Blockades in the starting space',
    note: 'You can’t blockade a galley in its starting space. Does that include its sales and claims? The rulebook doesn’t say.',
    values: [
      { value: false, label: 'Nothing is blockaded in a galley’s starting space.' },
      { value: true, label: 'Sales and claims are blockaded even in the starting space.' },
    ],
    default: false,
    rulings: [15],
  },
  {
    key: 'weakAttacks',
    label: 'Attacks with a combat value of 0',
    note: 'The rulebook doesn’t say.',
    values: [
      { value: false, label: 'A galley that rolls no dice can’t attack.' },
      { value: true, label: 'A galley that rolls no dice can attack.' },
    ],
    default: false,
    rulings: [23],
  },
  {
    key: 'catchUp',
    label: 'Fewer than two galleys',
    note: 'If several players are short of galleys, who buys first? The rulebook doesn’t say.',
    values: [
      { value: 'firstPlayer', label: 'The first player is the first to buy missing galleys.' },
      { value: 'lastPlayer', label: 'The last player is the first to buy missing galleys.' },
    ],
    default: 'firstPlayer',
    rulings: [32],
  },
  {
    key: 'income',
    label: 'Warehouse income',
    note: 'The rules give 0 ducats for no cubes, 15 for four and 20 for five. For one to three cubes, two scales are possible.',
    values: [
      { value: 'rising', label: 'One, two or three cubes earn 2, 5 or 10 ducats.' },
      { value: 'linear', label: 'One, two or three cubes earn 0, 5 or 10 ducats.' },
    ],
    default: 'rising',
    rulings: [41],
  },
  {
    key: 'adriaticExit',
    label: 'Venezia borders Corfu',
    note: 'The board is reconstructed. In the 1996 edition, Venice had one way out, past Ragusa. A second makes it a stronger start.',
    values: [
      { value: false, label: 'Venezia doesn’t border Corfu.' },
      { value: true, label: 'Venezia borders Corfu.' },
    ],
    default: false,
    rulings: [42],
  },
  {
    key: 'scuttle',
    label: 'Sinking your own galley',
    note: 'You may sink the active galley anywhere while it loads (our ruling 40). The rulebook doesn’t say how.',
    values: [{ value: true, label: 'Anywhere' }],
    default: true,
    rulings: [40],
    since: 2,
  },
  {
    key: 'asked',
    label: 'Buying when short of galleys',
    note: 'With hidden ducats, every player who could buy is asked, even without money (our ruling 32).',
    values: [{ value: 'all', label: 'All possible buyers' }],
    default: 'all',
    rulings: [32],
    since: 3,
  },
] as const satisfies readonly OptionSpec[];

export type Serenissima2012Options = OptionsOf<typeof OPTIONS>;

export const ABOUT: About = {
  id: 'serenissima-2012',
  title: 'Serenissima (2012)',
  order: 2,
  year: 2012,
  designers: ['Dominique Ehrhard'],
  seats: [2, 4],
  minutes: [60, 120],
  /**
   * Version 2: a player may sink their own galley anywhere. Version 3: with hidden ducats, players who can't afford
   * anything are asked too.
   */
  rules: 3,
  options: OPTIONS,
  tables: [
    { key: 'first', seats: 2, easy: true },
    { key: 'oneHour', seats: 2 },
    { key: 'standard', seats: 4 },
  ],
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
