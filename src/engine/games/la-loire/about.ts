import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for the rulebook's casual game, and for a fixed layout of our own. */
const OPTIONS = [
  {
    key: 'game',
    label: 'Game mode',
    note: 'In the casual game, you can’t deliver more messages of one level than of the level below it.',
    values: [
      { value: 'full', label: 'The full game has characters, palaces and the circus.' },
      { value: 'casual', label: 'The casual game has no characters, palaces or circus.' },
    ],
    default: 'full',
    rulings: [18],
  },
  {
    key: 'layout',
    label: 'Shields and market',
    note: 'In the rulebook, the shields and the market are dealt at random, with no two neighbours alike. The first-game layout is ours, to match the rulebook’s examples.',
    values: [
      { value: 'shuffled', label: 'The shields and the market are dealt at random.' },
      { value: 'first', label: 'The first-game layout is used.' },
    ],
    default: 'shuffled',
    rulings: [21],
  },
] as const satisfies readonly OptionSpec[];

export type LaLoireOptions = OptionsOf<typeof OPTIONS>;

export const ABOUT: About = {
  id: 'la-loire',
  title: 'La Loire',
  order: 4,
  year: 2012,
  designers: ['Emanuele Ornella'],
  seats: [1, 4],
  minutes: [60, 120],
  rules: 1,
  options: OPTIONS,
  tables: [
    { key: 'first', seats: 2, easy: true, options: { game: 'casual', layout: 'first' } },
    { key: 'oneHour', seats: 2 },
    { key: 'standard', seats: 4 },
  ],
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
