/**
 * Page options. Without a graphics card, the processor draws every pixel, so tests use a quarter of the pixels, which
 * is enough to see positions.
 */
export const PAGE = { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 0.5 };
