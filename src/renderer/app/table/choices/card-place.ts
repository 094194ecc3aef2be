import type { Rect, Size } from '../../../board/board-types';
import { between, overlap, placeTip } from '../../../ui/place-tip';
import type { Box } from '../../../ui/place-tip';

/** A card this far from its piece (in CSS pixels) is as bad as one that covers a neighbour. */
const REACH = 60;

/** Covering a selectable place costs as much as covering this many neighbours. */
const LIT = 4;

/** The surroundings of a card, in CSS pixels of the board. */
export interface CardSpot {
  /** The piece. */
  readonly anchor: Rect;
  /** The rectangles to keep visible. */
  readonly avoid: readonly Rect[];
  /** The rectangles in `avoid` that can be clicked: places that can be chosen, and floating docks. */
  readonly lit: readonly Rect[];
  readonly room: Size;
}

const boxOf = ({ x, y, width, height }: Rect): Box => ({ left: x, top: y, width, height });

/** The corner of a card of this size. A brief card prefers a distant place to one that covers something. */
export function placeCard(
  size: Pick<Box, 'width' | 'height'>,
  { anchor, avoid, lit, room }: CardSpot,
  brief: boolean,
): { readonly left: number; readonly top: number } {
  const places = Array.from({ length: LIT - 1 }, () => lit).flat();
  const piece = boxOf(anchor);
  return placeTip(size, room, piece, piece, [...avoid, ...places].map(boxOf), brief ? Infinity : REACH);
}

/** At a greater distance from its place than this, in CSS pixels, a hint does not seem to belong to it. */
const NEAR = 96;

/** The corner of a lesson's hint; `null` if every position near its place covers something. */
export function placeHint(
  size: Pick<Box, 'width' | 'height'>,
  spot: CardSpot,
): { readonly left: number; readonly top: number } | null {
  const corner = placeCard(size, spot, true);
  const box = { ...corner, width: size.width, height: size.height };
  const covers = [spot.anchor, ...spot.avoid].some((rect) => overlap(boxOf(rect), box));
  return covers || between(boxOf(spot.anchor), box) > NEAR ? null : corner;
}

/** Whether a card covers a place that can be chosen. */
export const coversHighlights = (card: Box, { lit }: CardSpot): boolean =>
  lit.some((rect) => overlap(boxOf(rect), card));
