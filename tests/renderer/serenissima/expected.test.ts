import { describe, expect, test } from 'vitest';
import { expectedEnglish as expected1996 } from '../../../src/renderer/games/serenissima-1996/locales/expected-en';
import { reasonsEnglish as reasons1996 } from '../../../src/renderer/games/serenissima-1996/locales/reasons-en';
import { expectedEnglish as expected2012 } from '../../../src/renderer/games/serenissima-2012/locales/expected-en';
import { reasonsEnglish as reasons2012 } from '../../../src/renderer/games/serenissima-2012/locales/reasons-en';

type Texts = Readonly<Record<string, string>>;
const parametersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name.toLowerCase()));

describe.each<[string, Texts, Texts]>([
  ['1996', expected1996, reasons1996],
  ['2012', expected2012, reasons2012],
])('the expected replies of Serenissima (%s)', (_, expected, reasons) => {
  test('use only parameters of the reason with the same key, and never say “I”', () => {
    for (const [key, text] of Object.entries(expected)) {
      const known = parametersOf(reasons[key] ?? '');
      for (const name of parametersOf(text)) expect(known, key).toContain(name);
      expect(text, key).not.toMatch(/\b(I|my|mine)\b/);
    }
  });
});
