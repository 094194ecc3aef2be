import type { Box } from '../../../ui/place-tip';

/** The area of the zoom buttons, in CSS pixels of the board. */
export const zoomCorner = (board: { readonly height: number }): Box => ({
  left: 0,
  top: board.height - 170,
  width: 60,
  height: 170,
});
