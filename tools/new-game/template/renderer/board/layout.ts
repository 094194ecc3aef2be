import { GOAL } from '../../engine/board';

export const SPACE = 100;
const COLUMNS = 10;
const MARGIN = 60;
const ROWS = Math.ceil((GOAL + 1) / COLUMNS);

/** The board's size in its own units. */
export const WORLD = { width: COLUMNS * SPACE + 2 * MARGIN, height: ROWS * SPACE + 2 * MARGIN };

/** The centre of a space. Rows alternate in direction, so the track never jumps. */
export function spaceAt(space: number): { x: number; y: number } {
  const row = Math.floor(space / COLUMNS);
  const along = space % COLUMNS;
  const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
  return { x: MARGIN + (column + 0.5) * SPACE, y: MARGIN + (row + 0.5) * SPACE };
}

/** The position of a seat's piece on a space, next to the other seats' pieces. */
export function pieceAt(space: number, seat: number): { x: number; y: number } {
  const { x, y } = spaceAt(space);
  return { x: x + (seat % 2 === 0 ? -22 : 22), y: y + (seat < 2 ? -16 : 24) };
}
