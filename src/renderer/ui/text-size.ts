/** What every screen needs, in pixels of texts of the usual size: in less, a screen says so. */
export const LEAST_ROOM = { width: 960, height: 600 };
/** The window that texts of the usual size are made for. */
const USUAL = { width: 1366, height: 768 };
const [SMALLEST, LARGEST, STEP] = [0.8, 2, 0.1];
/** Of what a window has more, so much goes to the texts: the board has the rest. */
const SHARE = 0.5;

/** The text size for a window of this many pixels, in tenths; never so large that a screen lacks room. */
export function textSizeFor(width: number, height: number): number {
  const more = Math.min(width / USUAL.width, height / USUAL.height);
  const least = Math.min(width / LEAST_ROOM.width, height / LEAST_ROOM.height);
  const wished = more > 1 ? 1 + (more - 1) * SHARE : 1;
  const steps = Math.floor(Math.min(wished, least) / STEP + 1e-6);
  return Math.min(LARGEST, Math.max(SMALLEST, steps * STEP));
}

/** Whether a window, measured in texts of the usual size, is large enough for every screen. */
export function hasRoom({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.ceil(width) >= LEAST_ROOM.width && Math.ceil(height) >= LEAST_ROOM.height;
}
