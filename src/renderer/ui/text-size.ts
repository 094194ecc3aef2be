interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest landscape and portrait windows that fit every screen of the app, in pixels at the usual text size. */
const LEAST_WIDE = { width: 960, height: 600 };
const LEAST_TALL = { width: 560, height: 880 };
/** The window sizes for which the usual text size is designed. */
const USUAL = { width: 1366, height: 768 };
const USUAL_TALL = { width: 768, height: 1024 };
const [SMALLEST, LARGEST, STEP] = [0.8, 2, 0.1];
/** The fraction of additional window size that is used for larger text. The board gets the remainder. */
const SHARE = 0.75;

const isTall = ({ width, height }: Size) => height >= width;

/** The minimum size of a window with this shape. The app shows a note in smaller windows. */
export const leastRoom = (window: Size): Size => (isTall(window) ? LEAST_TALL : LEAST_WIDE);

/** The text size for a window of this size in pixels, in steps of a tenth, limited so that every screen has room. */
export function textSizeFor(width: number, height: number): number {
  const usual = isTall({ width, height }) ? USUAL_TALL : USUAL;
  const limit = leastRoom({ width, height });
  const more = Math.min(width / usual.width, height / usual.height);
  const least = Math.min(width / limit.width, height / limit.height);
  const wished = more > 1 ? 1 + (more - 1) * SHARE : 1;
  const steps = Math.floor(Math.min(wished, least) / STEP + 1e-6);
  return Math.min(LARGEST, Math.max(SMALLEST, steps * STEP));
}

/** Whether a window, in pixels at the usual text size, is large enough for every screen. */
export function hasRoom(window: Size): boolean {
  const { width, height } = leastRoom(window);
  return Math.ceil(window.width) >= width && Math.ceil(window.height) >= height;
}
