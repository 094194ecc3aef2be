/** A board of so many pixels has letters of the usual size. */
const USUAL = { width: 1200, height: 840 };
const MOST = 1.6;
const STEP = 0.1;

let size = 1;

/**
 * How many times larger than drawn letters are wanted on a board of so many pixels: as large as texts are, and no smaller than they
 * are to be read. In tenths, since a board is lettered anew with each.
 */
export function letterSizeFor(board: { readonly width: number; readonly height: number }, textSize: number): number {
  const seen = Math.min(board.width / USUAL.width, board.height / USUAL.height);
  const wanted = seen > 0 ? textSize / seen : 1;
  return Math.round(Math.min(MOST, Math.max(1, wanted)) / STEP) * STEP;
}

/** How many times larger letters are wanted now. */
export const letterSize = (): number => size;

/** Letters that are drawn from now on are so many times larger, where they have the room; tells whether that is new. */
export function setLetterSize(next: number): boolean {
  const changed = next !== size;
  size = next;
  return changed;
}
