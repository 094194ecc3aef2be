/** A chapter of a game's rulebook: the keys of its paragraphs in reading order. The renderer has the texts. */
export interface Chapter {
  readonly key: string;
  readonly rules: readonly string[];
}

/**
 * Our decision where the rules are silent, contradictory or ambiguous: its text, its sources (keys of the game's
 * sources), and the paragraph it belongs to.
 */
interface Ruling {
  readonly rule: string;
  readonly sources: readonly string[];
  readonly text: string;
}

/** A game's rulings by number. Numbers never change; a missing number means that the sources answer the question. */
export type Rulings = Readonly<Record<number, Ruling>>;

/** The texts of a game's rulings by number. */
export function rulingTexts(rulings: Rulings): Record<string, string> {
  return Object.fromEntries(Object.entries(rulings).map(([number, { text }]) => [number, text]));
}
