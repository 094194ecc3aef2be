import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Rules that the rulebook leaves open, as options. */
const OPTIONS = [
  {
    key: 'money',
    label: 'Ducats',
    note: 'The coins have a blank side: the rulebook lets the table agree on open or hidden money. Scoring is always announced.',
    values: [
      { value: 'open', label: 'Open' },
      { value: 'hidden', label: 'Hidden' },
    ],
    default: 'open',
    rulings: [36],
  },
  {
    key: 'closing',
    label: 'Closed ports',
    note: 'The rulebook says that “players close” four ports, not how: they name them in turn, or the ports are drawn by lot.',
    values: [
      { value: 'players', label: 'Named in turn' },
      { value: 'lot', label: 'Drawn by lot' },
    ],
    default: 'players',
    rulings: [38],
    seats: [2, 3],
  },
  {
    key: 'startBlockade',
    label: 'Blockades where a galley begins',
    note: 'The rulebook forbids a blockade in a galley’s starting space; whether that covers a sale or claim there is open.',
    values: [
      { value: false, label: 'None at all' },
      { value: true, label: 'Of sales and claims' },
    ],
    default: false,
    rulings: [15],
  },
  {
    key: 'weakAttacks',
    label: 'Attacks with a combat value of 0',
    note: 'A galley tired out by its voyage throws no dice. The rulebook does not say whether it may attack all the same.',
    values: [
      { value: false, label: 'Not allowed' },
      { value: true, label: 'Allowed' },
    ],
    default: false,
    rulings: [23],
  },
  {
    key: 'catchUp',
    label: 'Buying with fewer than two galleys',
    note: 'Several players may be short of galleys at once; the rulebook does not say who chooses numbers first.',
    values: [
      { value: 'firstPlayer', label: 'From the first player' },
      { value: 'lastPlayer', label: 'From the last player' },
    ],
    default: 'firstPlayer',
    rulings: [32],
  },
  {
    key: 'income',
    label: 'Income of a warehouse',
    note: 'Known are 0 ducats for none, 15 for four and 20 for five cubes; two scales fit between them.',
    values: [
      { value: 'rising', label: '2, 5, 10 for one to three' },
      { value: 'linear', label: '0, 5, 10 for one to three' },
    ],
    default: 'rising',
    rulings: [41],
  },
  {
    key: 'adriaticExit',
    label: 'Venezia borders Corfu',
    note: 'The board is reconstructed; in 1996 Venice had one way out, past Ragusa. A second one makes it a stronger start.',
    values: [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
    default: false,
    rulings: [42],
  },
  {
    key: 'scuttle',
    label: 'Sinking a galley of one’s own',
    note: 'The rulebook allows it without saying how: the active galley is sunk while it loads, wherever it lies (our ruling 40).',
    values: [{ value: true, label: 'Wherever it lies' }],
    default: true,
    rulings: [40],
    since: 2,
  },
  {
    key: 'asked',
    label: 'Who is asked while short of galleys',
    note: 'Where ducats are hidden, whoever could buy with money enough is asked even if they have none (our ruling 32).',
    values: [{ value: 'all', label: 'All who could buy' }],
    default: 'all',
    rulings: [32],
    since: 3,
  },
] as const satisfies readonly OptionSpec[];

/** The option values of one match. */
export type Serenissima2012Options = OptionsOf<typeof OPTIONS>;

/** Facts about the 2012 edition. */
export const ABOUT: About = {
  id: 'serenissima-2012',
  title: 'Serenissima (2012)',
  order: 2,
  year: 2012,
  designers: ['Dominique Ehrhard'],
  seats: [2, 4],
  minutes: [60, 120],
  /**
   * 2: a player may sink their own galley anywhere. 3: with hidden ducats, players who cannot afford anything are asked
   * too.
   */
  rules: 3,
  options: OPTIONS,
};

/** The default value of every option. */
export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
