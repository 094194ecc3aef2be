import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { wordsIn } from './words';

interface SearchText {
  readonly id: string;
  /** Words in the title weigh more. */
  readonly title?: string;
  readonly text: string;
}

interface Found {
  /** The ids of the texts, best first, each with the words that were found in it. */
  readonly hits: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether each hit contains all the words. If no text contains all of them, the hits contain some. */
  readonly whole: boolean;
}

interface TextIndex {
  /** Replaces the texts. Only those that differ are indexed again, so a growing list of texts is fast. */
  update(texts: readonly SearchText[]): void;
  search(words: string): Found;
}

/** Words with fewer letters must be typed exactly, because they would match too many texts. */
const PREFIX = 2;
/** Minimum word lengths for accepting one and two typing errors. */
const [ONE_ERROR, TWO_ERRORS] = [5, 8];
/** Texts that contain only some of the words are found if they reach this share of the best score. */
const MIN_SCORE = 0.3;
/** Shorter words, such as articles, are ignored when a text may have only some of the words. */
const SHORT = 3;

const allowedErrors = (word: string) => (word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2);

/**
 * An index of texts. A search finds the texts with all words; if there are none, those with similar words; otherwise
 * those with only some of the words. Case and accents do not matter, and the start of a word is enough.
 */
export function createTextIndex(): TextIndex {
  let known: ReadonlyMap<string, SearchText> = new Map();
  const index = new MiniSearch<SearchText>({
    fields: ['title', 'text'],
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: {
      prefix: (word) => word.length >= PREFIX,
      boost: { title: 3 },
    },
  });

  function find(query: Query, combineWith: 'AND' | 'OR', fuzzy: boolean) {
    return index.search(query, { combineWith, fuzzy: fuzzy && allowedErrors });
  }
  return {
    update(texts) {
      const next = new Map(texts.map((text) => [text.id, text]));
      const differs = (one: SearchText, other?: SearchText) => one.text !== other?.text || one.title !== other.title;
      for (const text of known.values()) if (differs(text, next.get(text.id))) index.remove(text);
      for (const text of next.values()) if (differs(text, known.get(text.id))) index.add(text);
      known = next;
    },
    search(search) {
      const words = wordsIn(search);
      const long = words.filter((word) => word.length >= SHORT);
      const all = words.join(' ');
      const attempts = [
        () => find(all, 'AND', false),
        () => find(all, 'AND', true),
        () => find(long.join(' '), 'OR', false),
        () => find(long.join(' '), 'OR', true),
      ];
      for (const [i, attempt] of attempts.entries()) {
        const results = attempt();
        if (results.length === 0) continue;
        const whole = i < 2;
        const kept = whole ? results : results.filter(({ score }) => score >= MIN_SCORE * results[0].score);
        return { hits: new Map(kept.map(({ id, terms }) => [id as string, new Set(terms)])), whole };
      }
      return { hits: new Map(), whole: true };
    },
  };
}
