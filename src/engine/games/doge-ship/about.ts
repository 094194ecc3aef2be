import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Rules that the sources leave open, as options. */
const OPTIONS = [
  {
    key: 'approvals',
    label: 'Approvals',
    note: 'The rulebook lets players hide how many Approvals they hold. Gains and bids are seen by all, so they can be counted: the app does (our ruling 37), or leaves it to you, while computers always count.',
    values: [
      { value: 'hidden', label: 'Hidden, counted for all' },
      { value: 'uncounted', label: 'Hidden, counted by computers only' },
      { value: 'open', label: 'Open' },
    ],
    default: 'hidden',
    rulings: [37],
  },
  {
    key: 'draws',
    label: 'Drawn tiles',
    note: 'The rulebook does not say whether others see the tiles a player draws to choose from; the one bought is seen by all.',
    values: [
      { value: 'hidden', label: 'Seen by the drawer' },
      { value: 'open', label: 'Seen by all' },
    ],
    default: 'hidden',
    rulings: [11],
  },
  {
    key: 'destroyed',
    label: 'Destroyed galley parts',
    note: 'The rulebook does not say where a part destroyed by a Replacement goes: under its pile, or out of the game.',
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
    note: 'As many parts of each zone stay in the game as it takes to finish the Galley (our ruling 22).',
    values: [{ value: true, label: 'Only while enough are left' }],
    default: true,
    rulings: [22],
    since: 2,
  },
] as const satisfies readonly OptionSpec[];

/** The option values of one match. */
export type DogeShipOptions = OptionsOf<typeof OPTIONS>;

/** Facts about the game. */
export const ABOUT: About = {
  id: 'doge-ship',
  title: 'The Doge Ship',
  order: 3,
  year: 2012,
  designers: ['Marco Canetta', 'Stefania Niccolini'],
  seats: [2, 5],
  minutes: [75, 120],
  /** Since version 2, a replacement must leave enough parts to finish the Galley. */
  rules: 2,
  options: OPTIONS,
};

/** The default value of every option. */
export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
