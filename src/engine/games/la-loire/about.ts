import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for rules that the rulebook leaves open. */
const OPTIONS = [
  {
    key: 'game',
    label: 'Game',
    note: 'The casual game has no characters, palaces or circus. You can’t deliver more messages of one level than of the level below it.',
    values: [
      { value: 'full', label: 'Full' },
      { value: 'casual', label: 'Casual' },
    ],
    default: 'full',
    rulings: [18],
  },
  {
    key: 'layout',
    label: 'Shields and market',
    note: 'In the rulebook, the shields and the market are dealt at random, with no two neighbours alike. The first-game layout is ours, to match the rulebook’s examples.',
    values: [
      { value: 'shuffled', label: 'Random' },
      { value: 'first', label: 'First game' },
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
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
