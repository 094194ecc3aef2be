import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for rules that the sources leave open. */
const OPTIONS = [
  {
    key: 'approvals',
    label: 'Approvals',
    note: 'Approvals may be hidden, but gains and bids are public. The app counts them for you (our ruling 37), or leaves it to you. Computers always count.',
    values: [
      { value: 'hidden', label: 'Approvals are hidden, and the app counts them for all.' },
      { value: 'uncounted', label: 'Approvals are hidden, and only computers count them.' },
      { value: 'open', label: 'Approvals are visible.' },
    ],
    default: 'hidden',
    rulings: [37],
  },
  {
    key: 'draws',
    label: 'Drawn tiles',
    note: 'The rulebook doesn’t say. The one you buy is always visible.',
    values: [
      { value: 'hidden', label: 'Others don’t see the tiles you draw.' },
      { value: 'open', label: 'Everyone sees the tiles you draw.' },
    ],
    default: 'hidden',
    rulings: [11],
  },
  {
    key: 'destroyed',
    label: 'Destroyed galley parts',
    note: 'Where does a part destroyed by a Replacement go? The rulebook doesn’t say.',
    values: [
      { value: 'pile', label: 'Destroyed parts go under their pile.' },
      { value: 'box', label: 'Destroyed parts leave the game.' },
    ],
    default: 'pile',
    rulings: [22],
  },
  {
    key: 'enoughParts',
    label: 'Parts that leave the game',
    note: 'Each zone keeps enough parts to finish the ship (our ruling 22).',
    values: [{ value: true, label: 'Only while enough are left' }],
    default: true,
    rulings: [22],
    since: 2,
  },
] as const satisfies readonly OptionSpec[];

export type DogeShipOptions = OptionsOf<typeof OPTIONS>;

export const ABOUT: About = {
  id: 'doge-ship',
  title: 'The Doge Ship',
  order: 3,
  year: 2012,
  designers: ['Marco Canetta', 'Stefania Niccolini'],
  seats: [2, 5],
  minutes: [75, 120],
  /** Version 2: a replacement must leave enough parts to finish the Galley. */
  rules: 2,
  options: OPTIONS,
  tables: [
    { key: 'first', seats: 3, easy: true },
    { key: 'oneHour', seats: 2 },
    { key: 'standard', seats: 4 },
  ],
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
