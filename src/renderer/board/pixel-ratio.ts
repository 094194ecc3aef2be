/**
 * Poll interval in milliseconds. Browsers report changes to the ratio in different ways, and never if it is emulated.
 */
const LOOK_MS = 500;

/** Device pixels per CSS pixel, at most 2: higher values are slower and look the same. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/**
 * Calls back when the window moves to a screen with another ratio or the page is zoomed. Returns a function that stops
 * watching.
 */
export function watchPixelRatio(changed: () => void): () => void {
  let last = pixelRatio();
  const timer = setInterval(() => {
    if (pixelRatio() === last) return;
    last = pixelRatio();
    changed();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
