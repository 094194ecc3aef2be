import type { Box } from '../../../ui/place-tip';

/** Windows that are less wide in relation to their height have the zoom buttons in a row. */
const WIDE = 17 / 10;

/** The area of the zoom buttons, in CSS pixels of the board. */
export const zoomCorner = (board: { readonly height: number }): Box => {
  const isWide = window.innerWidth > WIDE * window.innerHeight;
  const [width, height] = isWide ? [60, 170] : [200, 50];
  return { left: 0, top: board.height - height, width, height };
};
