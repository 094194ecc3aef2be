import { stylesAtTable } from '../../../kit/at-table';
import type { TableFactors } from '../../../kit/at-table';

/** What a captain of the 2012 game cares for. Values in ducats unless another unit is named. */
export interface Style {
  /** A galley, an activation left. */
  readonly galley: number;
  /** A sailor aboard or ashore. */
  readonly sailor: number;
  /** What a port may still grow to, as a part of its full income. */
  readonly growth: number;
  /** What harms a rival, as a part of their loss. */
  readonly rivalry: number;
  /** What a fight may bring, as a part of its exact expectation. */
  readonly war: number;
  /** How much of what the next activation promises counts now, from 0 to 1. */
  readonly foresight: number;
  /** How much a garrison is feared for, from 0 to 1. */
  readonly caution: number;
  /** Gain in ducats that forbidding a rival's way or sale is thought to be; below 0 they are let pass. */
  readonly blockade: number;
  /** Galleys beyond which no more are bought. */
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

/** The weights of the levels and of the named characters. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, growth: 0.1, foresight: 0.2, war: 0.5, caution: 0.2, rivalry: 0, blockade: -1, fleet: 3 },
  merchant: { ...USUAL, war: 0.55, foresight: 0.3, blockade: -1 },
  admiral: { ...USUAL, war: 1.05, rivalry: 0.2 },
  builder: { ...USUAL, growth: 0.4, caution: 0.7 },
} as const satisfies Readonly<Record<string, Style>>;

/**
 * Factors of the weights as they count at a table of so many (lab/serenissima-2012.md). Between two a fight takes from the only rival there is, and
 * what the next activation or a fuller warehouse promises is seldom still there.
 */
export const FACTORS: TableFactors<Style> = { byPlayers: { 2: { war: 2, growth: 1 / 3, foresight: 0.25 } } };

/** A style's weights at a table of so many. */
export const atTable = stylesAtTable(FACTORS);
