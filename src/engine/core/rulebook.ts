/** A chapter of the rules: paragraph keys in reading order. The texts are in the renderer. */
export interface Chapter {
  readonly key: string;
  readonly rules: readonly string[];
}

/** A decision of ours for a case in which the rules are silent, ambiguous or contradictory. */
interface Ruling {
  readonly rule: string;
  readonly sources: readonly string[];
  readonly text: string;
}

/** Rulings by number. Numbers never change and are not reused. */
export type Rulings = Readonly<Record<number, Ruling>>;

/** The English texts of a game's rulings by number, without rules and sources. */
export function rulingTexts(rulings: Rulings): Record<string, string> {
  return Object.fromEntries(Object.entries(rulings).map(([number, { text }]) => [number, text]));
}
