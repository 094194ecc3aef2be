import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Rules that the rulebooks leave open, as options. */
const OPTIONS = [
  {
    key: 'powers',
    label: 'Who plays which power',
    note: 'Players choose their powers in the order they sit, or draw them by lot. The rulebooks leave it open.',
    values: [
      { value: 'chosen', label: 'As seated' },
      { value: 'drawn', label: 'Drawn by lot' },
    ],
    default: 'chosen',
    rulings: [37],
  },
  {
    key: 'pair',
    label: 'Powers for two',
    note: 'Two players are Venice and Genoa, the historical rivalry, or Spain and Turkey; the others stay neutral.',
    values: [
      { value: 'venice-genoa', label: 'Venice and Genoa' },
      { value: 'spain-turkey', label: 'Spain and Turkey' },
    ],
    default: 'venice-genoa',
    rulings: [37],
    seats: [2],
  },
  {
    key: 'figures',
    label: 'Warehouse figures',
    note: 'No source prints the figures of the warehouse spaces; counting from 2 fits the one payment a player reports.',
    values: [
      { value: 'from-two', label: '2 upwards (200, 300…)' },
      { value: 'from-one', label: '1 upwards (100, 200…)' },
    ],
    default: 'from-two',
    rulings: [40],
  },
  {
    key: 'zeroBids',
    label: 'Bids of nothing',
    note: 'English rules: those who bid nothing fill the places left as the dice fall. German rules: the highest die chooses.',
    values: [
      { value: 'automatic', label: 'Placed by the dice' },
      { value: 'choosing', label: 'Highest die chooses' },
    ],
    default: 'automatic',
    rulings: [3],
  },
  {
    key: 'payInOwnPorts',
    label: 'Sales in own ports',
    note: 'English rules: a sale pays in your own ports too. A review of the French edition says it pays nothing there.',
    values: [
      { value: true, label: 'Paid' },
      { value: false, label: 'Not paid' },
    ],
    default: true,
    rulings: [11],
  },
  {
    key: 'money',
    label: 'Treasuries',
    note: 'The summary cards say that players need not show how much money they have.',
    values: [
      { value: 'hidden', label: 'Hidden' },
      { value: 'open', label: 'Open' },
    ],
    default: 'hidden',
    rulings: [6],
  },
  {
    key: 'killedSailors',
    label: 'Killed sailors',
    note: 'The rules remove them “from play”: back to the box to be hired again, or gone for good.',
    values: [
      { value: 'return', label: 'Return to the box' },
      { value: 'gone', label: 'Gone for good' },
    ],
    default: 'return',
    rulings: [20],
  },
  {
    key: 'sailors',
    label: 'Sailors in the box',
    note: 'The English rules count 180 sailors, the German and French ones 176. They do run out.',
    values: [
      { value: 180, label: '180' },
      { value: 176, label: '176' },
    ],
    default: 180,
    rulings: [20],
  },
  {
    key: 'alexandriaAcre',
    label: 'Alexandria touches Acre',
    note: 'The transcription of the board lists this border on one side only; off, the way leads through the Levantine Sea.',
    values: [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
    default: false,
    rulings: [41],
  },
  {
    key: 'unitScoring',
    label: 'Points for galleys, forts and sailors',
    note: 'House rules against costless attacks on the last turn (Doug Adams; Greg Schloesser). The rulebook gives none.',
    values: [
      { value: 'none', label: 'None' },
      { value: 'one-each', label: '1 a galley, a fort, ten sailors' },
      { value: 'one-per-two', label: '1 for two galleys, two forts, ten sailors' },
    ],
    default: 'none',
    rulings: [35],
  },
  {
    key: 'end',
    label: 'Last turn',
    note: 'Fixed by the rules. House rule (Paul Evans): from the last turn on a die is thrown, and 5 or 6 ends the game.',
    values: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'variable', label: 'Variable' },
    ],
    default: 'fixed',
    rulings: [38],
  },
  {
    key: 'ties',
    label: 'Equal totals',
    note: 'No source says who wins a tie: the win is shared, or goes to the one who holds most ports (our ruling 36).',
    values: [
      { value: 'shared', label: 'Share the win' },
      { value: 'ports', label: 'Most ports win' },
    ],
    default: 'shared',
    rulings: [36],
    since: 2,
  },
  {
    key: 'barter',
    label: 'Trade between galleys',
    note: 'The rulebooks’ questions speak of exchange, their answers only of sales. Exchanged are goods for goods, with money on top.',
    values: [
      { value: false, label: 'Sales only' },
      { value: true, label: 'Sales and exchanges' },
    ],
    default: false,
    rulings: [25],
    since: 3,
  },
  {
    key: 'pieces',
    label: 'Number of pieces',
    note: 'The buyer says how many pieces are taken, from none to all that were asked for, once the price stands.',
    values: [{ value: 'agreed', label: 'Once the price stands' }],
    default: 'agreed',
    rulings: [7],
    since: 2,
  },
  {
    key: 'cargoPrices',
    label: 'Prices between galleys',
    note: 'The rulebook leaves these prices to the players. No price is above what the buyer has (our ruling 42).',
    values: [{ value: 'free', label: 'Free' }],
    default: 'free',
    rulings: [42],
    since: 4,
  },
] as const satisfies readonly OptionSpec[];

/** The option values of one match. */
export type Serenissima1996Options = OptionsOf<typeof OPTIONS>;

/** Facts about the 1996 edition. */
export const ABOUT: About = {
  id: 'serenissima-1996',
  title: 'Serenissima (1996)',
  order: 1,
  year: 1996,
  designers: ['Dominique Ehrhard', 'Duccio Vitale'],
  seats: [2, 4],
  minutes: [120, 240],
  /**
   * 2: the buyer chooses how many pieces to take once the price is agreed. 3: goods may be exchanged for goods (an
   * option). 4: prices between galleys have no fixed limit.
   */
  rules: 4,
  options: OPTIONS,
};

/** The default value of every option. */
export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
