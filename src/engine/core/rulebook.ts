/** A chapter of a rulebook: paragraph keys in reading order. The texts are in the renderer. */
export interface Chapter {
  readonly key: string;
  readonly rules: readonly string[];
}

/**
 * A decision of ours where the rules are silent, ambiguous or contradictory, with its text, the keys of its sources and
 * the paragraph it belongs to.
 */
interface Ruling {
  readonly rule: string;
  readonly sources: readonly string[];
  readonly text: string;
}

/** Rulings by number. Numbers never change and are not reused. */
export type Rulings = Readonly<Record<number, Ruling>>;

export function rulingTexts(rulings: Rulings): Record<string, string> {
  return Object.fromEntries(Object.entries(rulings).map(([number, { text }]) => [number, text]));
}
