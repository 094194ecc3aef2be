/** The board size in pixels at which lettering has its normal size. */
const USUAL = { width: 1200, height: 840 };
const MAX_SIZE = 1.6;
const STEP = 0.1;

let size = 1;

/**
 * The enlargement factor of lettering for a board of this size in pixels. Lettering grows with the text size and is
 * never smaller than normal. The factor is rounded to tenths, because each change redraws all lettering.
 */
export function letterSizeFor(board: { readonly width: number; readonly height: number }, textSize: number): number {
  const seen = Math.min(board.width / USUAL.width, board.height / USUAL.height);
  const wanted = seen > 0 ? textSize / seen : 1;
  return Math.round(Math.min(MAX_SIZE, Math.max(1, wanted)) / STEP) * STEP;
}

export const letterSize = (): number => size;

/** Sets the enlargement factor for lettering drawn from now on. Returns whether it changed. */
export function setLetterSize(next: number): boolean {
  const changed = next !== size;
  size = next;
  return changed;
}

/** Draws something at another enlargement factor, then restores the current factor. */
export function withLetterSize<T>(other: number, draw: () => T): T {
  const before = size;
  size = Math.min(MAX_SIZE, Math.max(1, other));
  try {
    return draw();
  } finally {
    size = before;
  }
}
