/** A piece of a text: part of what was searched for, or not. */
interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A letter without case and accents, as people type when they search: é is e, Œ is oe. */
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

/** The words of a search, plain. */
export function wordsOf(search: string): string[] {
  return [...search].map(plain).join('').split(/\s+/).filter(Boolean);
}

/** Whether every word is somewhere in the text. No words fit everything. */
export function holds(text: string, words: readonly string[]): boolean {
  const all = [...text].map(plain).join('');
  return words.every((word) => all.includes(word));
}

/** A text cut where the words stand in it; put together again it is the same text. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const marked = letters.map(() => false);
  // Each unit of the plain text, by which it is searched, remembers which letter it came from: one may become two.
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
