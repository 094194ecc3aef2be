interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Removes case and accents from a letter, for search: é becomes e, Œ becomes oe. */
function plain(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'");
}

/** The words of a search, normalised like the texts searched (case and accents do not matter). */
export function wordsOf(search: string): string[] {
  return [...search].map(plain).join('').split(/\s+/).filter(Boolean);
}

/** Whether the text contains every word. True for an empty list. */
export function holds(text: string, words: readonly string[]): boolean {
  const all = [...text].map(plain).join('');
  return words.every((word) => all.includes(word));
}

/** Splits a text into matching and other parts. Joined together, the parts are the original text. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const marked = letters.map(() => false);
  // Maps each normalised character to its original letter, because one letter may become two characters.
  const from = letters.flatMap((letter, i) => Array.from({ length: plain(letter).length }, () => i));
  const all = letters.map(plain).join('');
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      for (let i = from[at]; i <= from[at + word.length - 1]; i++) marked[i] = true;
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last?.hit === marked[i]) last.text += letter;
    else pieces.push({ text: letter, hit: marked[i] });
  });
  return pieces;
}
