import type { Rect, Size } from '../../../board/board-types';
import { placeBest } from '../../../ui/place-tip';
import type { Box } from '../../../ui/place-tip';

/** The shapes of the recap, in order of preference. */
export const RECAP_SHAPES = ['usual', 'wide', 'narrow'] as const;

/** The recap's size in one of its shapes, in CSS pixels. */
export interface RecapSize extends Size {
  readonly shape: (typeof RECAP_SHAPES)[number];
  /** The minimum height, with a few lines of text per player. A single line is often cut before its first figure. */
  readonly least: number;
}

/** Lower heights of the recap to try, in rem, tallest first. */
export const RECAP_HEIGHTS = [16, 13, 10.5, 8, 6.4] as const;

/**
 * The shape, height and corner of the recap that cover the fewest pieces, preferably none and at the lower right. If
 * every place covers a piece, tries the lower `heights`, but none below a shape's `least`. A floating dock counts more
 * than all pieces together.
 */
export function placeRecap(
  shapes: readonly RecapSize[],
  heights: readonly number[],
  room: Size,
  pieces: readonly Rect[],
  floating: readonly Box[],
) {
  const corner = { left: room.width, top: room.height, width: 0, height: 0 };
  const boxes = pieces.map(({ x, y, ...rect }) => ({ left: x, top: y, ...rect }));
  const docks = floating.flatMap((dock) => Array.from({ length: boxes.length + 2 }, () => dock));
  // Starts with the shape that shows the largest part of the list.
  const broadest = [...shapes].sort((a, b) => a.height - b.height);
  const low = heights.flatMap((most) =>
    broadest.map((size) => ({ ...size, height: Math.min(size.height, Math.max(size.least, most)) })),
  );
  return placeBest([...shapes, ...low], room, corner, [...boxes, ...docks]);
}

/**
 * The number of text lines each player gets in a list of this height, so that no player is left out and no line is cut
 * halfway. `rows` is the number of players below each other, and `padding` the height of a row without its text.
 */
export function linesPerPlayer(list: number, rows: number, line: number, padding: number): number {
  // Half a pixel of tolerance for rounding errors.
  return Math.max(1, Math.floor((list / rows - padding + 0.5) / line));
}
