import { hasRoom } from '../../src/renderer/ui/text-size';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** The text scale. `auto` depends on the window. */
  readonly scale: number | 'auto';
  readonly language: string;
}

export const WINDOWS = ['1024x640', '1280x720', '1366x768', '1920x1080', '2560x1440', '600x960', '820x1180'] as const;
export const SCALES = ['auto', 0.8, 1, 1.2, 1.6, 2] as const;
/** The app's languages, and a pseudo-language: English with words that are 40% longer. */
export const PSEUDO = 'en-XA';
export const LANGUAGES = ['en', 'fr', PSEUDO] as const;

export function viewportOf(window: string, scale: Viewport['scale'], language: string): Viewport {
  const [width, height] = window.split('x').map(Number);
  return { width, height, scale, language };
}

/** Whether the window has room for the text size. If not, the app shows a notice. */
export function fits({ width, height, scale }: Viewport): boolean {
  const times = scale === 'auto' ? 1 : scale;
  return hasRoom({ width: width / times, height: height / times });
}

export const VIEWPORTS: readonly Viewport[] = WINDOWS.flatMap((window) =>
  SCALES.flatMap((scale) => LANGUAGES.map((language) => viewportOf(window, scale, language))),
).filter(fits);

export function nameOf({ width, height, scale, language }: Viewport): string {
  return `${width}x${height} ${scale === 'auto' ? 'auto' : `${Math.round(scale * 100)} %`} ${language}`;
}

/** All pairs of properties in a combination. The screen counts as a property. */
function pairsOf(screen: string, { width, height, scale, language }: Viewport): string[] {
  const qualities = [`screen ${screen}`, `window ${width}x${height}`, `scale ${scale}`, `language ${language}`];
  return qualities.flatMap((one, i) => qualities.slice(i + 1).map((other) => `${one}, ${other}`));
}

/**
 * Chooses `count` combinations of screen and viewport so that they cover as many pairs of properties as possible. A few
 * hundred find nearly every fault caused by two properties together. Deterministic.
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
      // When all pairs are covered, prefers the screens chosen least often.
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
