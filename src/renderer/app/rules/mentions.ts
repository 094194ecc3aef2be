/** A part of a text. `ruling` is the number of the ruling it mentions, if any. */
interface Mention {
  readonly text: string;
  readonly ruling: number | null;
}

/** A part with its adjacent punctuation: “(” before a link, “).” after it. */
interface Bound extends Mention {
  readonly before: string;
  readonly after: string;
}

/** Attaches adjacent punctuation to links, because a line can break on either side of a button. */
export function attachPunctuation(pieces: readonly Mention[]): Bound[] {
  const parts: Bound[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    let [{ text }, before] = [piece, ''];
    if (last && piece.ruling === null && last.ruling !== null) {
      const after = /^\S*/.exec(text)?.[0] ?? '';
      parts[parts.length - 1] = { ...last, after };
      text = text.slice(after.length);
    } else if (last && piece.ruling !== null && last.ruling === null) {
      before = /\S*$/.exec(last.text)?.[0] ?? '';
      parts[parts.length - 1] = { ...last, text: last.text.slice(0, last.text.length - before.length) };
    }
    parts.push({ text, ruling: piece.ruling, before, after: '' });
  }
  return parts;
}

/**
 * Splits a text at mentions of our rulings. “our ruling 5” is one part; “our rulings 12 and 13” becomes one part per
 * number and one for the text between them. `words` are the words that precede a number in a language, longest first.
 * Joined together, the parts are the original text.
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
