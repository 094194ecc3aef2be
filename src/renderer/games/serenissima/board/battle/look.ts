import { mix } from '../../../kit/paint';

/** How an edition paints the background of a battle. */
export interface BattleLook {
  /** Identifies the look in the names of shared drawings. */
  readonly name: string;
  readonly line: { readonly colour: number; readonly width: number };
  /** Whether shadows are hatched with a pen. */
  readonly hatched: boolean;
  /** The colour of gold leaf; `null` if there is none. */
  readonly gilt: number | null;
  /** A colour as this edition paints it. */
  paint(colour: number): number;
}

/** Ink and wash: pale colours on vellum, with pen lines. */
export const INK_AND_WASH: BattleLook = {
  name: 'ink',
  line: { colour: 0x4a2f16, width: 1.3 },
  hatched: true,
  gilt: null,
  paint: (colour) => mix(colour, 0xf1e2b9, 0.28),
};

/** Fresco: full colours with thin outlines, on plaster with gold leaf. */
export const FRESCO: BattleLook = {
  name: 'fresco',
  line: { colour: 0x3a2a34, width: 0.7 },
  hatched: false,
  gilt: 0xf0c65a,
  paint: (colour) => mix(colour, 0xf7e6c8, 0.04),
};
