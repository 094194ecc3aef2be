/**
 * How pages are opened. Without a graphics card the processor fills every pixel: a quarter of the pixels is enough to see where
 * things are.
 */
export const PAGE = { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 0.5 };
