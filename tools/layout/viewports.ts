/** A combination of window, text size and language. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** The chosen text size; `auto` follows the window. */
  readonly scale: number | 'auto';
  readonly language: string;
}

export const WINDOWS = ['1024x640', '1280x800', '1366x768', '1920x1080', '2560x1440'] as const;
export const SCALES = ['auto', 0.8, 1, 1.2, 1.6, 2] as const;
/** The app's languages, and a pseudo-language: English with each word two fifths longer. */
export const PSEUDO = 'en-XA';
export const LANGUAGES = ['en', 'fr', PSEUDO] as const;

/** The minimum window size in pixels, divided by the text scale. Below it, the screen says what it needs. */
export const LEAST = { width: 960, height: 600 };

export function viewportOf(window: string, scale: Viewport['scale'], language: string): Viewport {
  const [width, height] = window.split('x').map(Number);
  return { width, height, scale, language };
}

/** Whether a window is large enough for texts of a scale. */
export function fits({ width, height, scale }: Viewport): boolean {
  const times = scale === 'auto' ? 1 : scale;
  return width / times >= LEAST.width && height / times >= LEAST.height;
}

/** Every valid combination of window, text size and language. */
export const VIEWPORTS: readonly Viewport[] = WINDOWS.flatMap((window) =>
  SCALES.flatMap((scale) => LANGUAGES.map((language) => viewportOf(window, scale, language))),
).filter(fits);

export function nameOf({ width, height, scale, language }: Viewport): string {
  return `${width}x${height} ${scale === 'auto' ? 'auto' : `${Math.round(scale * 100)} %`} ${language}`;
}

/** The pairs of properties of a combination on a screen, including the screen itself. */
function pairsOf(screen: string, { width, height, scale, language }: Viewport): string[] {
  const qualities = [`screen ${screen}`, `window ${width}x${height}`, `scale ${scale}`, `language ${language}`];
  return qualities.flatMap((one, i) => qualities.slice(i + 1).map((other) => `${one}, ${other}`));
}

/**
 * Chooses this many combinations and screens, each covering the most new pairs of properties: a few hundred show nearly
 * every fault that two properties cause together. Deterministic.
 */
export function pairwise(screens: readonly string[], count: number): { screen: string; viewport: Viewport }[] {
  const all = screens.flatMap((screen) =>
    VIEWPORTS.map((viewport) => ({ screen, viewport, pairs: pairsOf(screen, viewport) })),
  );
  const missing = new Set(all.flatMap(({ pairs }) => pairs));
  const worth = (pairs: readonly string[]) => pairs.filter((pair) => missing.has(pair)).length;
  const chosen: typeof all = [];
  const seen = new Map(screens.map((screen) => [screen, 0]));
  while (chosen.length < Math.min(count, all.length)) {
    let best: (typeof all)[number] | undefined;
    let most = -1;
    for (const candidate of all) {
      if (chosen.includes(candidate)) continue;
      // Once all pairs are covered, the screens chosen least often come next.
      const value = worth(candidate.pairs) - (seen.get(candidate.screen) ?? 0) / 1000;
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    chosen.push(best);
    best.pairs.forEach((pair) => missing.delete(pair));
    seen.set(best.screen, (seen.get(best.screen) ?? 0) + 1);
  }
  // Resizing a window takes time, so combinations with the same window are grouped.
  chosen.sort((a, b) => a.viewport.width - b.viewport.width);
  return chosen.map(({ screen, viewport }) => ({ screen, viewport }));
}
