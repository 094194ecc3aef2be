import { wordsIn } from './words';

/** The pairs of adjacent letters in a word, including a space before and after it. */
function pairsOf(word: string): string[] {
  const letters = [' ', ...word, ' '];
  return letters.slice(1).map((letter, i) => letters[i] + letter);
}

/** How similar two words are, from 0 to 1: the share of letter pairs that they have in common. */
function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), new Set(pairsOf(other))];
  return (2 * a.filter((pair) => b.has(pair)).length) / (a.length + b.size);
}

/** The best similarity of a word to any word of a text. */
function best(word: string, text: string): number {
  return Math.max(0, ...wordsIn(text).map((other) => similarity(word, other)));
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** The text whose title and words are most similar to the search; the first of several. `undefined` without texts. */
export function closestOf<T extends Titled>(search: string, texts: readonly T[]): T | undefined {
  const scores = texts.map(({ title, text }) =>
    wordsIn(search).reduce((sum, word) => sum + best(word, title) + best(word, text), 0),
  );
  return texts[scores.indexOf(Math.max(...scores))];
}
