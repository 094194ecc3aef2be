import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { FIGURES, isDeclared, isOtherFigure } from './figures';
import { textsOf } from './texts';

/** Returns the numbers that a text's first plural form has in digits, in ascending order. Ignores parameters. */
function figuresIn(text: string): number[] {
  const plain = text.split(' | ')[0].replaceAll(/\{\w+\}/g, '');
  const found = [...plain.matchAll(/\d+(?:[,\u202f\u00a0]\d{3})*/g)].map(([figure]) =>
    Number(figure.replaceAll(/\D/g, '')),
  );
  return found.toSorted((a, b) => a - b);
}
const ascending = (figures: readonly number[]) => [...new Set(figures)].toSorted((a, b) => a - b);
const declared = FIGURES.map(([path, wanted]) => [path, ascending(wanted)] as const);

describe.each(LANGUAGES.map(({ code }) => code))('the figures in the texts of %s', (code) => {
  test('match the game’s data', async () => {
    const texts = new Map(await textsOf(code));
    for (const [path, wanted] of declared) expect(ascending(figuresIn(texts.get(path) ?? '')), path).toEqual(wanted);
  });

  test('appear only in texts for which a game declares them', async () => {
    const known = new Map(declared);
    const texts = (await textsOf(code)).filter(([path]) => isDeclared(path) && !path.endsWith('.cite'));
    const undeclared = texts
      .filter(([path, text]) => figuresIn(text).length > 0 && !known.has(path))
      .filter(([path]) => !isOtherFigure(path))
      .map(([path, text]) => `${path}: ${text}`);
    expect(undeclared).toEqual([]);
  });
});

test('numbers are parsed as written', () => {
  expect(figuresIn('Up to 1,000 or 12\u202f000 ducats, {count} more, 2 to 6')).toEqual([2, 6, 1000, 12000]);
});
