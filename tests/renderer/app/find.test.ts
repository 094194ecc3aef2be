import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut, holds, wordsOf } from '../../../src/renderer/app/rules/find';

const marked = (text: string, search: string) =>
  cut(text, wordsOf(search))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

describe('searching the rules', () => {
  test.each([
    ['A galley without a sailor sinks.', 'SAILOR', 'A galley without a [sailor] sinks.'],
    ['Une galère à l’équipage complet', 'galere equipage', 'Une [galère] à l’[équipage] complet'],
    ['L’œuvre des manœuvres', 'oeuvre', 'L’[œuvre] des man[œuvre]s'],
    ['the owner’s price', "owner's", 'the [owner’s] price'],
    ['aaa', 'aa', '[aaa]'],
    ['𐀀ঔ', 'ঔ', '𐀀[ঔ]'],
    ['ports and goods', 'goods port', '[port]s and [goods]'],
    ['nothing here', 'fort', 'nothing here'],
  ])('in “%s”, marks the words of the search “%s”', (text, search, expected) =>
    expect(marked(text, search)).toBe(expected),
  );

  test('requires all words, in any order, and finds nothing without words', () => {
    expect(holds('Goods are sold in ports', wordsOf('port GOODS'))).toBe(true);
    expect(holds('Goods are sold in ports', wordsOf('port fort'))).toBe(false);
    expect(holds('Goods', wordsOf('   '))).toBe(true);
  });

  test('returns parts that add up to the text and mark the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        const words = wordsOf(search);
        const pieces = cut(text, words);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.some(({ hit }) => hit)).toBe(words.some((word) => holds(text, [word])));
      }),
    );
  });
});
