/** A piece of a text; `ruling` is the number of the ruling it names. */
export interface Mention {
  readonly text: string;
  readonly ruling: number | null;
}

/**
 * A text cut where it names rulings of ours: “our ruling 5” is one piece, “our rulings 12 and 13” a piece for each number with
 * what joins them between. `words` are what a language says before a number, the longest first; put together again it is the
 * same text.
 */
export function mentionsIn(text: string, words: readonly string[]): Mention[] {
  const numbers = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})\s\d+(?:(?:,| \p{L}+)\s\d+)*`, 'giu');
  const pieces: Mention[] = [];
  let done = 0;
  const add = (end: number, ruling: number | null) => {
    if (end > done) pieces.push({ text: text.slice(done, end), ruling });
    done = end;
  };
  for (const { 0: named, index } of text.matchAll(numbers)) {
    add(index, null);
    for (const [i, number] of [...named.matchAll(/\d+/g)].entries()) {
      if (i > 0) add(index + number.index, null);
      add(index + number.index + number[0].length, Number(number[0]));
    }
  }
  add(text.length, null);
  return pieces;
}
