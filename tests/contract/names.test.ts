import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { withDistinctNames, nameSchema } from '../../src/ipc/names';

const schema = nameSchema(40);
const accepted = (name: string) => {
  const result = v.safeParse(schema, name);
  return result.success ? result.output : null;
};

describe('names', () => {
  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Zoë', 'Zoë'],
    ['नेहा', 'नेहा'],
    ['ชื่อ', 'ชื่อ'],
    ['عائشة', 'عائشة'],
    ['👩‍🚀 Sally', '👩‍🚀 Sally'],
    ['Line\nbreak\tand\u0000null', 'Line break andnull'],
    ['half \uD83D', 'half'],
    ['\u202Eesrever', 'esrever'],
    ['in\u200Bvis\uFEFFible\u3164', 'invisible'],
    [`Z${'\u0335'.repeat(39)}algo`, `Z${'\u0335'.repeat(3)}algo`],
  ])('%j is stored as %j', (given, kept) => expect(accepted(given)).toBe(kept));

  test.each(['', '   ', '\u200B\u200D', '\u0301\u0302', '\u0000', '\uDC00', '\u3164', 'x'.repeat(41)])(
    '%j is refused as invisible or too long',
    (given) => expect(accepted(given)).toBeNull(),
  );

  test('a stored name stays the same when stored again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const kept = accepted(text);
        return kept === null || accepted(kept) === kept;
      }),
    );
  });
});

describe('equal names at one table', () => {
  const seats = (...names: readonly string[]) => names.map((name) => ({ name }));
  const told = (...names: readonly string[]) => withDistinctNames(seats(...names), 10).map(({ name }) => name);

  test.each([
    [
      ['Anna', 'Anna', 'anna', 'Bruno'],
      ['Anna', 'Anna 2', 'anna 3', 'Bruno'],
    ],
    [
      ['Anna', 'Anna 2', 'Anna'],
      ['Anna', 'Anna 2', 'Anna 3'],
    ],
    [
      ['Margherita', 'Margherita'],
      ['Margherita', 'Margheri 2'],
    ],
    [
      ['Ａｎｎａ', 'Anna'],
      ['Ａｎｎａ', 'Anna 2'],
    ],
  ])('%j become %j', (given, kept) => expect(told(...given)).toEqual(kept));

  test('get distinct suffixes, which are unchanged if the names are stored again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'a', 'A 2', 'Abcdefghij'), { maxLength: 8 }), (names) => {
        const once = told(...names);
        expect(new Set(once.map((name) => name.toLowerCase())).size).toBe(names.length);
        expect(told(...once)).toEqual(once);
      }),
    );
  });
});
