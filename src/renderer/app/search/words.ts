/** A word of a text: its normalised form, and its place in the text. */
interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A piece of a text, and whether it is a match. */
interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A word, or a number including its separators, as in “2,000”. */
const WORD = /\p{N}+(?:[.,\u00a0\u202f]\p{N}+)*|[\p{L}\p{M}\p{N}]+/gu;

/** A text in lower case without accents, so that it matches typed text: é becomes e, Œ becomes oe. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'");
}

/** The words of a text, in order. Numbers lose their separators. */
function placesOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: plain(found).replace(/[^\p{L}\p{N}]/gu, ''),
    from: index,
    to: index + found.length,
  }));
}

/** The normalised words of a text. */
export function wordsIn(text: string): string[] {
  return placesOf(text).flatMap(({ word }) => word || []);
}

/** Whether the text contains every word of the search, anywhere. An empty search matches every text. */
export function containsAllWords(text: string, search: string): boolean {
  const all = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Splits a text at these normalised words. Joined together, the pieces form the original text. */
export function splitAtTerms(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (to: number, hit: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), hit });
    done = to;
  };
  for (const { word, from, to } of placesOf(text)) {
    if (!terms.has(word)) continue;
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}
