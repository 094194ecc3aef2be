import type { About, OptionSpec } from '../../core/game';
import { defaultsOf } from '../../core/options';
import type { OptionsOf } from '../../core/options';

/** Options for rules on which the rulebooks are silent or disagree, and for house rules. */
const OPTIONS = [
  {
    key: 'powers',
    label: 'Power selection',
    note: 'The rulebooks don’t say.',
    values: [
      { value: 'chosen', label: 'The powers go to the players in seating order.' },
      { value: 'drawn', label: 'The powers are drawn at random.' },
    ],
    default: 'chosen',
    rulings: [37],
  },
  {
    key: 'pair',
    label: 'Powers for two players',
    note: 'Venice and Genoa are the historical rivals. The powers nobody plays stay neutral.',
    values: [
      { value: 'venice-genoa', label: 'Two players are Venice and Genoa.' },
      { value: 'spain-turkey', label: 'Two players are Spain and Turkey.' },
    ],
    default: 'venice-genoa',
    rulings: [37],
    seats: [2],
  },
  {
    key: 'figures',
    label: 'Warehouse prices',
    note: 'No source gives the warehouse prices. Starting at 200 matches the only payment we found documented.',
    values: [
      { value: 'from-two', label: 'A port pays 200 ducats for its first good, 300 for the next, and so on.' },
      { value: 'from-one', label: 'A port pays 100 ducats for its first good, 200 for the next, and so on.' },
    ],
    default: 'from-two',
    rulings: [40],
  },
  {
    key: 'zeroBids',
    label: 'Zero bids',
    note: 'In the English rules, dice assign the remaining positions. In the German rules, the highest die chooses first.',
    values: [
      { value: 'automatic', label: 'Dice assign the positions of players who bid zero.' },
      { value: 'choosing', label: 'Of the players who bid zero, the highest die chooses first.' },
    ],
    default: 'automatic',
    rulings: [3],
  },
  {
    key: 'payInOwnPorts',
    label: 'Sales in your own ports',
    note: 'They pay in the English rules. According to Peter Card’s review, they don’t in the French edition.',
    values: [
      { value: true, label: 'Sales in your own ports pay.' },
      { value: false, label: 'Sales in your own ports don’t pay.' },
    ],
    default: true,
    rulings: [11],
  },
  {
    key: 'money',
    label: 'Treasuries',
    note: 'According to the summary cards, players don’t have to show their money.',
    values: [
      { value: 'hidden', label: 'Players hide their money.' },
      { value: 'open', label: 'All money is visible.' },
    ],
    default: 'hidden',
    rulings: [6],
  },
  {
    key: 'killedSailors',
    label: 'Killed sailors',
    note: 'The rules only say that they’re removed “from play”.',
    values: [
      { value: 'return', label: 'Killed sailors can be hired again.' },
      { value: 'gone', label: 'Killed sailors never return.' },
    ],
    default: 'return',
    rulings: [20],
  },
  {
    key: 'sailors',
    label: 'Sailors in the box',
    note: 'Sailors do run out. The English rules count 180, the German and French ones 176.',
    values: [
      { value: 180, label: 'The box has 180 sailors.' },
      { value: 176, label: 'The box has 176 sailors.' },
    ],
    default: 180,
    rulings: [20],
  },
  {
    key: 'alexandriaAcre',
    label: 'Alexandria borders Acre',
    note: 'The board transcription shows this border on one side only. Without it, you sail through the Levantine Sea.',
    values: [
      { value: false, label: 'Alexandria doesn’t border Acre.' },
      { value: true, label: 'Alexandria borders Acre.' },
    ],
    default: false,
    rulings: [41],
  },
  {
    key: 'unitScoring',
    label: 'Points for galleys, forts and sailors',
    note: 'House rules against free attacks on the last turn (Doug Adams, Greg Schloesser). The rulebook gives no points.',
    values: [
      { value: 'none', label: 'Galleys, forts and sailors score nothing.' },
      { value: 'one-each', label: 'A galley, a fort or ten sailors score 1 point.' },
      { value: 'one-per-two', label: 'Two galleys, two forts or ten sailors score 1 point.' },
    ],
    default: 'none',
    rulings: [35],
  },
  {
    key: 'end',
    label: 'Last turn',
    note: 'Fixed in the rules. The die is a house rule by Paul Evans.',
    values: [
      { value: 'fixed', label: 'The last turn is fixed.' },
      { value: 'variable', label: 'From the last turn on, a 5 or 6 on a die ends the game.' },
    ],
    default: 'fixed',
    rulings: [38],
  },
  {
    key: 'ties',
    label: 'Ties',
    note: 'No source decides.',
    values: [
      { value: 'shared', label: 'Tied players share the win.' },
      { value: 'ports', label: 'Of tied players, the one with the most ports wins.' },
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
      { value: false, label: 'Galleys only sell goods to each other.' },
      { value: true, label: 'Galleys sell and exchange goods.' },
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
  {
    key: 'single',
    label: 'A single piece',
    note: 'An agreed price sells a single piece. The buyer isn’t asked how many to take.',
    values: [{ value: 'sold', label: 'Sold once the price is agreed' }],
    default: 'sold',
    rulings: [7],
    since: 5,
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
   * for goods (an option). Version 4: no price limit between galleys. Version 5: if only one piece was requested,
   * agreeing on its price sells it.
   */
  rules: 5,
  options: OPTIONS,
  tables: [
    { key: 'first', seats: 2, easy: true },
    { key: 'twoHours', seats: 2 },
    { key: 'standard', seats: 4 },
  ],
};

export const DEFAULT_OPTIONS = defaultsOf(OPTIONS);
