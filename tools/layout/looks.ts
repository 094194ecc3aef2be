/** One way to look at a screen. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** The chosen text size; `auto`: the one that follows the window. */
  readonly scale: number | 'auto';
  readonly language: string;
}

export const WINDOWS = ['1024x640', '1280x800', '1366x768', '1920x1080', '2560x1440'] as const;
export const SCALES = ['auto', 0.8, 1, 1.2, 1.6, 2] as const;
/** The app's languages, and a pseudo-language: English with each word two fifths longer. */
export const PSEUDO = 'en-XA';
export const LANGUAGES = ['en', 'fr', PSEUDO] as const;

/** The least window size in pixels divided by the text scale. Below it, the screen says what it needs. */
export const LEAST = { width: 960, height: 600 };

export function lookOf(window: string, scale: Look['scale'], language: string): Look {
  const [width, height] = window.split('x').map(Number);
  return { width, height, scale, language };
}

/** Whether a window has room for texts of a scale. */
export function fits({ width, height, scale }: Look): boolean {
  const times = scale === 'auto' ? 1 : scale;
  return width / times >= LEAST.width && height / times >= LEAST.height;
}

/** Every look that fits. */
export const LOOKS: readonly Look[] = WINDOWS.flatMap((window) =>
  SCALES.flatMap((scale) => LANGUAGES.map((language) => lookOf(window, scale, language))),
).filter(fits);

export function nameOf({ width, height, scale, language }: Look): string {
  return `${width}x${height} ${scale === 'auto' ? 'auto' : `${Math.round(scale * 100)} %`} ${language}`;
}

/** Pairs of properties of a look at a screen, including the screen itself. */
function pairsOf(screen: string, { width, height, scale, language }: Look): string[] {
  const qualities = [`screen ${screen}`, `window ${width}x${height}`, `scale ${scale}`, `language ${language}`];
  return qualities.flatMap((one, i) => qualities.slice(i + 1).map((other) => `${one}, ${other}`));
}

/**
 * This many looks at screens, each chosen to cover the most new pairs of properties: a few hundred looks show nearly
 * every fault caused by two properties together. Deterministic.
 */
export function pairwise(screens: readonly string[], count: number): { screen: string; look: Look }[] {
  const all = screens.flatMap((screen) => LOOKS.map((look) => ({ screen, look, pairs: pairsOf(screen, look) })));
  const missing = new Set(all.flatMap(({ pairs }) => pairs));
  const worth = (pairs: readonly string[]) => pairs.filter((pair) => missing.has(pair)).length;
  const chosen: typeof all = [];
  const seen = new Map(screens.map((screen) => [screen, 0]));
  while (chosen.length < Math.min(count, all.length)) {
    let best: (typeof all)[number] | undefined;
    let most = -1;
    for (const candidate of all) {
      if (chosen.includes(candidate)) continue;
      // When all pairs are covered, the least seen screens come next.
      const value = worth(candidate.pairs) - (seen.get(candidate.screen) ?? 0) / 1000;
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    chosen.push(best);
    best.pairs.forEach((pair) => missing.delete(pair));
    seen.set(best.screen, (seen.get(best.screen) ?? 0) + 1);
  }
  // Resizing a window takes time, so looks with the same window are grouped.
  chosen.sort((a, b) => a.look.width - b.look.width);
  return chosen.map(({ screen, look }) => ({ screen, look }));
}
