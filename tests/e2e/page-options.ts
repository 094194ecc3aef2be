/**
 * Page options. Without a graphics card, the processor draws every pixel. A quarter of the pixels is enough to see
 * positions.
 */
export const PAGE = { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 0.5 };
