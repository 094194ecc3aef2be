/** Poll interval in milliseconds. Browsers report ratio changes in different ways, and do not report emulated ones. */
const LOOK_MS = 500;

/** Device pixels per CSS pixel, at most 2: higher values are slower and look the same. */
export function pixelRatio(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

/** Calls back when another screen or page zoom changes the pixel ratio, until the returned function is called. */
export function watchPixelRatio(changed: () => void): () => void {
  let last = pixelRatio();
  const timer = setInterval(() => {
    if (pixelRatio() === last) return;
    last = pixelRatio();
    changed();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
