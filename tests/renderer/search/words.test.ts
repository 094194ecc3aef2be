import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAtTerms, containsAllWords, wordsIn } from '../../../src/renderer/app/search/words';

const marked = (text: string, ...terms: string[]) =>
  splitAtTerms(text, new Set(terms))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('marking words', () => {
  test.each([
    ['A galley without a sailor sinks.', 'sailor', 'A galley without a [sailor] sinks.'],
    ['Une galère à l’équipage complet', 'equipage', 'Une galère à l’[équipage] complet'],
    ['L’œuvre des manœuvres', 'oeuvre', 'L’[œuvre] des manœuvres'],
    ['2,000 ducats', '2000', '[2,000] ducats'],
    ['𐀀 ঔ', 'ঔ', '𐀀 [ঔ]'],
    ['nothing here', 'fort', 'nothing here'],
  ])('in “%s”, marks “%s”', (text, term, expected) => expect(marked(text, term)).toBe(expected));

  test('returns parts that add up to the text and mark the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
        const terms = new Set(wordsIn(other));
        const pieces = splitAtTerms(text, terms);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.some(({ hit }) => hit)).toBe(wordsIn(text).some((word) => terms.has(word)));
      }),
    );
  });
});

test('a text matches a search if it contains all words of the search, in any order', () => {
  expect(containsAllWords('Goods are sold in ports', 'port GOODS')).toBe(true);
  expect(containsAllWords('Goods are sold in ports', 'port fort')).toBe(false);
  expect(containsAllWords('Jeu d’été', 'ete')).toBe(true);
  expect(containsAllWords('Goods', '   ')).toBe(true);
});
