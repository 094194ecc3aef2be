/**
 * Interval for reading the ratio, in milliseconds. Browsers report changes in different ways, and emulated changes
 * never.
 */
const LOOK_MS = 500;

/** Device pixels per CSS pixel, at most 2: a higher value is slower and looks the same. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/**
 * Calls back when the ratio has changed, because the window is on another screen or the page was zoomed. Returns a
 * function that stops watching.
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
