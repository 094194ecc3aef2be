import { expect, test } from 'vitest';
import { serenissima2012English } from '../../../src/renderer/games/serenissima-2012/locales/en';
import { serenissima2012French } from '../../../src/renderer/games/serenissima-2012/locales/fr';

function texts(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : texts(value as object, `${path}${key}.`),
  );
}
/** Returns a text's parameters. A capitalised parameter counts as the same one, because it only starts a sentence. */
const slots = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name[0].toLowerCase() + name.slice(1)))].sort();

test('the French texts of Serenissima (2012) match the English ones in number and parameters', () => {
  const english = new Map(texts(serenissima2012English));
  const french = new Map(texts(serenissima2012French));
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of french) {
    const original = english.get(path) ?? '';
    expect(slots(text), path).toEqual(slots(original));
    const words = original.replaceAll(/\{\w+\}/g, '').match(/[a-z]{3,}/gi) ?? [];
    if (words.length > 2) expect(text, path).not.toBe(original);
  }
});
