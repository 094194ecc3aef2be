/** How often the ratio is read, in milliseconds: browsers report changes differently, and emulated changes never. */
const LOOK_MS = 500;

/** Device pixels per CSS pixel, at most 2: more is slower and looks the same. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/** Calls back when the ratio has changed: the window is on another screen, or the page was zoomed. Returns how to stop. */
export function watchPixelRatio(changed: () => void): () => void {
  let last = pixelRatio();
  const timer = setInterval(() => {
    if (pixelRatio() === last) return;
    last = pixelRatio();
    changed();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
