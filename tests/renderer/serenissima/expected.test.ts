import { describe, expect, test } from 'vitest';
import { expectedEnglish as expected1996 } from '../../../src/renderer/games/serenissima-1996/locales/expected-en';
import { reasonsEnglish as reasons1996 } from '../../../src/renderer/games/serenissima-1996/locales/reasons-en';
import { reasonOf } from '../../../src/renderer/games/serenissima-1996/reasons';
import { expectedEnglish as expected2012 } from '../../../src/renderer/games/serenissima-2012/locales/expected-en';
import { reasonsEnglish as reasons2012 } from '../../../src/renderer/games/serenissima-2012/locales/reasons-en';
import { setLanguage } from '../../../src/renderer/locales';
import { game, port, tableIn } from '../../engine/serenissima-1996/table';
import { say } from '../rows-at';

type Texts = Readonly<Record<string, string>>;
const parametersOf = (text: string) =>
  new Set([...text.matchAll(/\{(\w+?)(?:Number)?\}/g)].map(([, name]) => name.toLowerCase()));

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

test.each([
  ['en', 'an attack on Naples (5 sailors against 1, 36% to win)'],
  ['fr', 'une attaque contre le port de Naples (5 marins contre 1, 36 % de succès)'],
])('an expected attack names its place and its sailors once, in %s', async (code, text) => {
  await setLanguage(code);
  const reason = { key: 'fight.port', params: { port: port('Naples'), crew: 5, garrison: 1, chance: 36, power: 0 } };
  const sentence = reasonOf(reason, game.view(tableIn('combat', 0), null));
  expect(say('serenissima-1996', { ...sentence, key: 'expected.fight-port' }).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    text,
  );
  await setLanguage('en');
});
