import { describe, expect, test } from 'vitest';
import { hasRoom, textSizeFor } from '../../src/renderer/ui/text-size';
import english from '../../src/renderer/locales/en';
import { fits, LANGUAGES, VIEWPORTS, nameOf, pairwise, SCALES, WINDOWS } from '../../tools/layout/viewports';
import { POSITIONS, SHORT } from '../../tools/layout/positions';
import { lengthen, lengthenAll } from '../../tools/layout/pseudo';

describe('the combinations of window, text size and language', () => {
  test('are all valid, and include every window, text size and language', () => {
    for (const [list, of] of [
      [WINDOWS, 0],
      [LANGUAGES, 2],
    ] as const)
      for (const one of list)
        expect(
          VIEWPORTS.some(
            (viewport) =>
              nameOf(viewport)
                .split(' ')
                .at(of === 2 ? -1 : 0) === one,
          ),
        ).toBe(true);
    expect(new Set(VIEWPORTS.map(({ scale }) => scale))).toEqual(new Set(SCALES));
    for (const { width, height, scale } of VIEWPORTS) {
      const size = scale === 'auto' ? textSizeFor(width, height) : scale;
      expect(hasRoom({ width: width / size, height: height / size })).toBe(true);
    }
    expect(fits({ width: 1024, height: 640, scale: 1.2, language: 'en' })).toBe(false);
  });

  test('can be reduced to 200 with every possible pair of values of screen, window, text size and language', () => {
    const names = SHORT.map(({ name }) => name);
    const chosen = pairwise(names, 200);
    expect(chosen).toHaveLength(200);
    const pairs = (screen: string, { width, height, scale, language }: (typeof VIEWPORTS)[number]) => [
      `${screen} ${width}x${height}`,
      `${screen} ${scale}`,
      `${width}x${height} ${scale}`,
      `${width}x${height} ${language}`,
      `${scale} ${language}`,
    ];
    const seen = new Set(chosen.flatMap(({ screen, viewport }) => pairs(screen, viewport)));
    const all = new Set(names.flatMap((name) => VIEWPORTS.flatMap((viewport) => pairs(name, viewport))));
    expect([...all].filter((pair) => !seen.has(pair))).toEqual([]);
    expect(new Set(chosen.map(({ screen, viewport }) => `${screen} ${nameOf(viewport)}`)).size).toBe(200);
    expect(pairwise(names, 200)).toEqual(chosen);
  });
});

test('the layout check has at least a hundred positions with unique names, and every game has late positions', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(POSITIONS.map(({ name }) => name)).size).toBe(POSITIONS.length);
  for (const game of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'])
    expect(POSITIONS.some(({ moment }) => moment?.game === game && moment.share > 0.9)).toBe(true);
});

describe('the pseudo-language', () => {
  test.each([
    ['Undo', 1.4],
    ['The price of wine', 1.4],
    ['rhythm', 1.4],
  ])('makes “%s” two fifths longer, word by word', (text, times) => {
    const long = lengthen(text);
    expect(long.length).toBeGreaterThanOrEqual(text.length * times);
    expect(long.split(' ')).toHaveLength(text.split(' ').length);
  });

  test('keeps parameters, links and plural forms unchanged', () => {
    expect(lengthen('{count} ducat | {count} ducats for @:games.wine')).toMatch(
      /^\{count\} \S{7,} \| \{count\} \S{8,} \S{4,} @:games\.wine$/,
    );
  });

  test('lengthens every English text', () => {
    const withoutKeys = (texts: unknown) => JSON.stringify(texts).replace(/"[^"]+":/g, '');
    const before = withoutKeys(english.texts).length;
    expect(withoutKeys(lengthenAll(english.texts)).length).toBeGreaterThan(before * 1.25);
  });
});
