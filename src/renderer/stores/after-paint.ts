/** In a hidden window, nothing is painted. After this time in milliseconds, work continues anyway. */
const LONGEST_MS = 300;

/** Resolves after the next frame is painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
