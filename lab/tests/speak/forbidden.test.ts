import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { faultsOf } from '../../speak/check';
import { textsOf } from '../../../tests/renderer/locales/texts';

/** A text's forms as they read with something put in: where it counts, one in the first form of several and seven in the others. */
function forms(text: string): string[] {
  return text
    .split(' | ')
    .map((form, i, all) =>
      form.replaceAll('{count}', all.length > 1 && i === 0 ? '1' : '7').replaceAll(/\{\w+\}/g, '◇'),
    );
}

/** Texts that seem to, with why they do not. */
const EXCEPT: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\.cite$|\.sources\./, 'names of sources and of paragraphs'],
  [/^games\.doge-ship\.rules\.end\.text$/, 'points in a row: 9, 5, 2 and 1'],
  [/^games\.serenissima-2012\.rows\.fortFirst$/, 'a part of a sentence, which begins with its mark'],
];

/** What `speak` forbids in a sentence heard at the table is forbidden in every text: rules, options, screens. */
describe.each(LANGUAGES.map(({ code }) => code))('the texts of %s', (code) => {
  test('hold nothing that no sentence of the table may hold', async () => {
    const texts = (await textsOf(code)).filter(([path]) => !EXCEPT.some(([pattern]) => pattern.test(path)));
    const faults = texts.flatMap(([path, text]) =>
      forms(text).flatMap((form) => faultsOf(form, code).map((name) => `${path}: ${name}: ${form}`)),
    );
    expect(faults).toEqual([]);
  });
});

test('a text is read as it stands at the table', () => {
  expect(forms('{Power} sails {count} space | {Power} sails {count} spaces')).toEqual([
    '◇ sails 1 space',
    '◇ sails 7 spaces',
  ]);
  expect(faultsOf(forms('qui ne la entrepose')[0], 'fr')).toEqual(['missing elision']);
});
