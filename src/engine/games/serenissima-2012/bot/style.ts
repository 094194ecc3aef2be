import { stylesAtTable } from '../../../kit/at-table';
import type { TableFactors } from '../../../kit/at-table';

/** Weights of a playing style, in ducats unless stated otherwise. */
export interface Style {
  /** The value of a galley for each activation left. */
  readonly galley: number;
  /** The value of a sailor, aboard or ashore. */
  readonly sailor: number;
  /** Share of a port's possible additional income that counts. */
  readonly growth: number;
  /** Share of a rival's loss that counts as the seat's gain. */
  readonly rivalry: number;
  /** Factor for the expected gain of a fight. */
  readonly war: number;
  /** Share of the next activation's potential that counts now, from 0 to 1. */
  readonly foresight: number;
  /** Weight of threats to a garrison, from 0 to 1. */
  readonly caution: number;
  /** Assumed gain in ducats of forbidding a rival's passage or sale. Below 0, the rival may pass. */
  readonly blockade: number;
  /** With this many galleys, no more are bought. */
  readonly fleet: number;
}

const USUAL: Style = {
  galley: 2.2,
  sailor: 1.3,
  growth: 0.3,
  rivalry: 0.1,
  war: 0.8,
  foresight: 0.2,
  caution: 0.45,
  blockade: 2,
  fleet: 4,
};

/** The weights of each level and character. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, growth: 0.1, foresight: 0.2, war: 0.5, caution: 0.2, rivalry: 0, blockade: -1, fleet: 3 },
  merchant: { ...USUAL, war: 0.55, foresight: 0.3, blockade: -1 },
  admiral: { ...USUAL, war: 1.05, rivalry: 0.2 },
  builder: { ...USUAL, growth: 0.4, caution: 0.7 },
} as const satisfies Readonly<Record<string, Style>>;

/**
 * Factors by number of players (lab/serenissima-2012.md). With two players, a fight always hurts the only rival, and
 * the potential of the next activation or of a fuller warehouse rarely lasts.
 */
export const FACTORS: TableFactors<Style> = { byPlayers: { 2: { war: 2, growth: 1 / 3, foresight: 0.25 } } };

/** A style's weights for a number of players. */
export const atTable = stylesAtTable(FACTORS);
