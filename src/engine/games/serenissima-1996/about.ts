import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for rules on which the rulebooks are silent or disagree. */
const OPTIONS = [
  {
    key: 'powers',
    label: 'Power selection',
    note: 'Choose powers in seating order, or draw them at random. The rulebooks don’t say.',
    values: [
      { value: 'chosen', label: 'Seating order' },
      { value: 'drawn', label: 'Random' },
    ],
    default: 'chosen',
    rulings: [37],
  },
  {
    key: 'pair',
    label: 'Powers for two players',
    note: 'Two players are Venice and Genoa, the historical rivals, or Spain and Turkey. The others stay neutral.',
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
    label: 'Warehouse prices',
    note: 'No source gives the warehouse prices. Starting from 2 matches the only payment we found documented.',
    values: [
      { value: 'from-two', label: 'From 2 (200, 300…)' },
      { value: 'from-one', label: 'From 1 (100, 200…)' },
    ],
    default: 'from-two',
    rulings: [40],
  },
  {
    key: 'zeroBids',
    label: 'Zero bids',
    note: 'Players who bid zero get the remaining places by dice (English rules), or the highest die chooses first (German rules).',
    values: [
      { value: 'automatic', label: 'Assigned by dice' },
      { value: 'choosing', label: 'Highest die chooses' },
    ],
    default: 'automatic',
    rulings: [3],
  },
  {
    key: 'payInOwnPorts',
    label: 'Sales in your own ports',
    note: 'Do sales in your own ports pay? Yes in the English rules, no in the French edition (according to a review).',
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
    note: 'Players don’t have to show how much money they have (summary cards).',
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
    note: 'The rules remove them “from play”: either they can be hired again, or they never return.',
    values: [
      { value: 'return', label: 'Return to the box' },
      { value: 'gone', label: 'Never return' },
    ],
    default: 'return',
    rulings: [20],
  },
  {
    key: 'sailors',
    label: 'Sailors in the box',
    note: 'Sailors do run out. The English rules count 180, the German and French ones 176.',
    values: [
      { value: 180, label: '180' },
      { value: 176, label: '176' },
    ],
    default: 180,
    rulings: [20],
  },
  {
    key: 'alexandriaAcre',
    label: 'Alexandria borders Acre',
    note: 'The board transcription shows this border on one side only. Without it, you sail through the Levantine Sea.',
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
    note: 'House rules against free attacks on the last turn (Doug Adams, Greg Schloesser). The rulebook gives no points.',
    values: [
      { value: 'none', label: 'None' },
      { value: 'one-each', label: '1 per galley, fort, ten sailors' },
      { value: 'one-per-two', label: '1 per two galleys, two forts, ten sailors' },
    ],
    default: 'none',
    rulings: [35],
  },
  {
    key: 'end',
    label: 'Last turn',
    note: 'Fixed in the rules. House rule (Paul Evans): from the last turn on, roll a die: 5–6 ends the game.',
    values: [
      { value: 'fixed', label: 'Fixed' },
      { value: 'variable', label: 'Variable' },
    ],
    default: 'fixed',
    rulings: [38],
  },
  {
    key: 'ties',
    label: 'Ties',
    note: 'Share the win, or the player with most ports wins. No source decides (our ruling 36).',
    values: [
      { value: 'shared', label: 'Shared win' },
      { value: 'ports', label: 'Most ports win' },
    ],
    default: 'shared',
    rulings: [36],
    since: 2,
  },
  {
    key: 'barter',
    label: 'Trade between galleys',
    note: 'The FAQ mentions exchanges, but its answers cover only sales. Exchanges swap goods for goods plus money.',
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
    note: 'Once the price is agreed, the buyer decides how many pieces to take, from none to all they asked for.',
    values: [{ value: 'agreed', label: 'Once the price is agreed' }],
    default: 'agreed',
    rulings: [7],
    since: 2,
  },
  {
    key: 'cargoPrices',
    label: 'Prices between galleys',
    note: 'Players set these prices, up to what the buyer has (our ruling 42).',
    values: [{ value: 'free', label: 'Free' }],
    default: 'free',
    rulings: [42],
    since: 4,
  },
] as const satisfies readonly OptionSpec[];

export type Serenissima1996Options = OptionsOf<typeof OPTIONS>;

export const ABOUT: About = {
  id: 'serenissima-1996',
  title: 'Serenissima (1996)',
  order: 1,
  year: 1996,
  designers: ['Dominique Ehrhard', 'Duccio Vitale'],
  seats: [2, 4],
  minutes: [120, 240],
  /**
   * Version 2: after agreeing on a price, the buyer chooses how many pieces to take. Version 3: goods can be exchanged
   * for goods (an option). Version 4: no price limit between galleys.
   */
  rules: 4,
  options: OPTIONS,
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
