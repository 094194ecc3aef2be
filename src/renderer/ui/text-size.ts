/**
 * The minimum window size for every screen, in pixels at the usual text size. The app shows a note in a smaller window.
 */
export const LEAST_ROOM = { width: 960, height: 600 };
/** The window size for which the usual text size is designed. */
const USUAL = { width: 1366, height: 768 };
const [SMALLEST, LARGEST, STEP] = [0.8, 2, 0.1];
/** The fraction of additional window size that is used for larger text. The board gets the remainder. */
const SHARE = 0.5;

/** The text size for a window of this size in pixels, in steps of a tenth, limited so that every screen has room. */
export function textSizeFor(width: number, height: number): number {
  const more = Math.min(width / USUAL.width, height / USUAL.height);
  const least = Math.min(width / LEAST_ROOM.width, height / LEAST_ROOM.height);
  const wished = more > 1 ? 1 + (more - 1) * SHARE : 1;
  const steps = Math.floor(Math.min(wished, least) / STEP + 1e-6);
  return Math.min(LARGEST, Math.max(SMALLEST, steps * STEP));
}

/** Whether a window, in pixels at the usual text size, is large enough for every screen. */
export function hasRoom({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.ceil(width) >= LEAST_ROOM.width && Math.ceil(height) >= LEAST_ROOM.height;
}
