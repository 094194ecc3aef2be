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
      { value: 'hidden', label: 'Hidden, counted for all' },
      { value: 'uncounted', label: 'Hidden, counted only by computers' },
      { value: 'open', label: 'Open' },
    ],
    default: 'hidden',
    rulings: [37],
  },
  {
    key: 'draws',
    label: 'Drawn tiles',
    note: 'May others see the tiles you draw? The rulebook doesn’t say. The one you buy is always visible.',
    values: [
      { value: 'hidden', label: 'Hidden' },
      { value: 'open', label: 'Visible' },
    ],
    default: 'hidden',
    rulings: [11],
  },
  {
    key: 'destroyed',
    label: 'Destroyed galley parts',
    note: 'Where does a part destroyed by a Replacement go? The rulebook doesn’t say.',
    values: [
      { value: 'pile', label: 'Under their pile' },
      { value: 'box', label: 'Out of the game' },
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
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
