import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { faultsOf } from '../../speak/check';
import { UNNATURAL } from '../../speak/unnatural';
import { textsOf } from '../../../tests/renderer/locales/texts';

/** A text's plural forms with parameters filled in. The first of several forms gets count 1. All others get 7. */
function forms(text: string): string[] {
  return text
    .split(' | ')
    .map((form, i, all) =>
      form.replaceAll('{count}', all.length > 1 && i === 0 ? '1' : '7').replaceAll(/\{\w+\}/g, '◇'),
    );
}

/** Correct texts that match a forbidden pattern, with the reason. */
const EXCEPT: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\.cite$|\.sources\./, 'names of sources and of paragraphs'],
  [/^games\.doge-ship\.rules\.end\.text$/, 'points in a row: 9, 5, 2 and 1'],
  [/^games\.serenissima-2012\.rows\.fortFirst$/, 'a part of a sentence, which begins with its mark'],
];

/** Names of sources and of paragraphs in rulebooks. */
const APART = /\.cite$|\.sources\./;

/** `npm run speak` checks sentences at the table. This test checks all texts, including rules, options and screens. */
describe.each(LANGUAGES.map(({ code }) => code))('the texts of %s', (code) => {
  test('contain no forbidden pattern', async () => {
    const texts = (await textsOf(code)).filter(([path]) => !EXCEPT.some(([pattern]) => pattern.test(path)));
    const faults = texts.flatMap(([path, text]) =>
      forms(text).flatMap((form) => faultsOf(form, code).map((name) => `${path}: ${name}: ${form}`)),
    );
    expect(faults).toEqual([]);
  });

  test('contain no unnatural pattern', async () => {
    const texts = (await textsOf(code)).filter(([path]) => !APART.test(path));
    const faults = texts.flatMap(([path, text]) =>
      UNNATURAL[code].filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${path}: ${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});

const UNNATURAL_PATTERNS = Object.entries(UNNATURAL).flatMap(([code, patterns]) =>
  patterns.map((pattern) => [code, pattern.name, pattern] as const),
);
test.each(UNNATURAL_PATTERNS)(
  '%s: “%s” is detected, but not its correct counterpart',
  (_code, _name, { pattern, bad, good }) => {
    expect(pattern.test(bad)).toBe(true);
    expect(pattern.test(good)).toBe(false);
  },
);

test('texts are checked as the table shows them', () => {
  expect(forms('{Power} sails {count} space | {Power} sails {count} spaces')).toEqual([
    '◇ sails 1 space',
    '◇ sails 7 spaces',
  ]);
  expect(faultsOf(forms('qui ne la entrepose')[0], 'fr')).toEqual(['missing elision']);
});
