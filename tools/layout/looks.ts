/** How a screen is looked at. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** The size of texts a player has chosen; `auto`: the one that goes with the window. */
  readonly scale: number | 'auto';
  readonly language: string;
}

export const WINDOWS = ['1024x640', '1280x800', '1366x768', '1920x1080', '2560x1440'] as const;
export const SCALES = ['auto', 0.8, 1, 1.2, 1.6, 2] as const;
/** The languages there are, and one that nobody speaks: English, each word longer by two fifths. */
export const PSEUDO = 'en-XA';
export const LANGUAGES = ['en', 'fr', PSEUDO] as const;

/** What a window must measure in texts' own size: in pixels, divided by their scale. Below, a screen says what it needs. */
export const LEAST = { width: 960, height: 600 };

export function lookOf(window: string, scale: Look['scale'], language: string): Look {
  const [width, height] = window.split('x').map(Number);
  return { width, height, scale, language };
}

/** Whether a window has the room for texts of a scale. */
export function fits({ width, height, scale }: Look): boolean {
  const times = scale === 'auto' ? 1 : scale;
  return width / times >= LEAST.width && height / times >= LEAST.height;
}

/** Every look there is room for. */
export const LOOKS: readonly Look[] = WINDOWS.flatMap((window) =>
  SCALES.flatMap((scale) => LANGUAGES.map((language) => lookOf(window, scale, language))),
).filter(fits);

export function nameOf({ width, height, scale, language }: Look): string {
  return `${width}x${height} ${scale === 'auto' ? 'auto' : `${Math.round(scale * 100)} %`} ${language}`;
}

/** What two looks at two screens may have in common: each pair of a look's qualities, the screen among them. */
function pairsOf(screen: string, { width, height, scale, language }: Look): string[] {
  const qualities = [`screen ${screen}`, `window ${width}x${height}`, `scale ${scale}`, `language ${language}`];
  return qualities.flatMap((one, i) => qualities.slice(i + 1).map((other) => `${one}, ${other}`));
}

/**
 * So many looks at screens, of which each next one has the most pairs of qualities that none before it had: a few hundred looks
 * show nearly every fault that two qualities make together. The same every time.
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
      // Where all pairs are seen, the screens seen least have their turn.
      const value = worth(candidate.pairs) - (seen.get(candidate.screen) ?? 0) / 1000;
      if (value > most) [best, most] = [candidate, value];
    }
    if (!best) break;
    chosen.push(best);
    best.pairs.forEach((pair) => missing.delete(pair));
    seen.set(best.screen, (seen.get(best.screen) ?? 0) + 1);
  }
  // A window takes its time to change: the looks of each go together.
  chosen.sort((a, b) => a.look.width - b.look.width);
  return chosen.map(({ screen, look }) => ({ screen, look }));
}
