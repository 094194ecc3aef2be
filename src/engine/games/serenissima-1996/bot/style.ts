import { stylesAtTable } from '../../../kit/at-table';
import type { TableFactors } from '../../../kit/at-table';

/** Weights of a playing style, in ducats unless stated otherwise. */
export interface Style {
  /** The value of a galley for each turn left. */
  readonly galley: number;
  /** The value of a sailor early in the game; drops to 0 in the last turn. */
  readonly sailor: number;
  /** The value of a port for each turn left, in addition to its points. */
  readonly port: number;
  /** The value of a luxury port (gems, gold, spices) for each turn left, in addition to `port`. */
  readonly luxury: number;
  /** Share of a rival's loss that counts as the seat's gain, from 0 to 1. */
  readonly rivalry: number;
  /** Factor for the expected gain of a fight. */
  readonly war: number;
  /** Share of next turn's potential that counts now, from 0 to 1. */
  readonly foresight: number;
  /** Weight of threats to a garrison, from 0 to 1. */
  readonly caution: number;
  /** Coins to bid in the first turn, when all seats race for the same ports. */
  readonly bid: number;
  /** Coins to bid for the last place instead, if rival galleys can attack in the first turn. */
  readonly lastPlace: number;
  /** 0 to refuse all requests for passage; with a higher value, each request is judged (`answerTo`). */
  readonly passage: number;
  /** Price to ask for a piece if the seat has no monopoly. */
  readonly price: number;
  /** Maximum price to ask for a piece if the seat has a monopoly. */
  readonly monopolyPrice: number;
  /** With this many galleys, no more are built. */
  readonly fleet: number;
  /** Minimum number of sailors per galley, counting garrisons, for building another galley. */
  readonly crew: number;
  /** The value of a good stored in the seat's own port for each turn left, because it allows hiring one more sailor. */
  readonly hands: number;
}

const USUAL: Style = {
  galley: 370,
  sailor: 190,
  port: 60,
  luxury: 120,
  rivalry: 0.1,
  war: 0.6,
  foresight: 0.7,
  caution: 0.31,
  bid: 1,
  lastPlace: 0,
  passage: 1,
  price: 200,
  monopolyPrice: 500,
  fleet: 5,
  crew: 2.2,
  hands: 40,
};

/** The weights of each level and character, tuned with `tune` (lab/README.md). */
export const STYLES = {
  usual: USUAL,
  expert: { ...USUAL, lastPlace: 2 },
  novice: { ...USUAL, foresight: 0, war: 0.4, caution: 0.2, rivalry: 0, fleet: 3, bid: 0, sailor: 70, luxury: 0 },
  trader: { ...USUAL, war: 0.55, caution: 0.4, foresight: 0.85, price: 100, monopolyPrice: 400, fleet: 6 },
  corsair: { ...USUAL, war: 0.9, rivalry: 0.2, sailor: 180 },
  blockader: { ...USUAL, passage: 0, rivalry: 0.35, caution: 0.6, luxury: 150 },
  miser: { ...USUAL, bid: 0, price: 300, monopolyPrice: 1000, fleet: 3, sailor: 120, foresight: 0.4, caution: 0.8 },
} as const satisfies Readonly<Record<string, Style>>;

/**
 * Factors by number of players (lab/serenissima-1996.md). With two players, all other galleys belong to one rival:
 * garrisons are at higher risk, fights are worth more, and next turn's potential and an early place are worth less.
 */
export const FACTORS: TableFactors<Style> = {
  byPlayers: { 2: { caution: 1.9, war: 2.2, foresight: 0.36, bid: 0 } },
  most: { caution: 1 },
};

/** A style's weights for a number of players. */
export const atTable = stylesAtTable(FACTORS);
