/** A chapter of a game's rulebook: the keys of its paragraphs, in reading order. Its words are the renderer's. */
export interface Chapter {
  readonly key: string;
  readonly rules: readonly string[];
}

/**
 * What we decided where the rules are silent, contradict each other or were read in two ways: what holds here, in words, the
 * sources it rests on (keys of the game's sources), and the paragraph of the rules it belongs to.
 */
interface Ruling {
  readonly rule: string;
  readonly sources: readonly string[];
  readonly text: string;
}

/** A game's rulings by their numbers, which never change. Numbers left out are points the sources settle. */
export type Rulings = Readonly<Record<number, Ruling>>;

/** The words of a game's rulings, by their numbers. */
export function rulingTexts(rulings: Rulings): Record<string, string> {
  return Object.fromEntries(Object.entries(rulings).map(([number, { text }]) => [number, text]));
}
