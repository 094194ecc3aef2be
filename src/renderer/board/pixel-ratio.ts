/** How often the ratio is looked at, in ms: browsers report its changes differently, and emulated ones not at all. */
const LOOK_MS = 500;

/** Device pixels a CSS pixel, at most 2: beyond that no eye can tell, but every frame pays. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/** Calls whenever the ratio has changed: the window is on another screen, or the page was zoomed. Returns how to stop. */
export function watchPixelRatio(changed: () => void): () => void {
  let last = pixelRatio();
  const timer = setInterval(() => {
    if (pixelRatio() === last) return;
    last = pixelRatio();
    changed();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
