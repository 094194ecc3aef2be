/**
 * Page options. Half the resolution is enough to see positions, and much faster on machines without a graphics card,
 * because the processor draws every pixel.
 */
export const PAGE = { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 0.5 };
