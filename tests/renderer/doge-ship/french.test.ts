import { expect, test } from 'vitest';
import { dogeShipEnglish } from '../../../src/renderer/games/doge-ship/locales/en';
import { dogeShipFrench } from '../../../src/renderer/games/doge-ship/locales/fr';

type Texts = { readonly [key: string]: string | Texts };

/** Every text with its path. */
function texts(tree: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
}
const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

/** What French takes from the engine’s own words until it has them: the rules, their titles, options and refusals. */
const ENGLISH_ONLY = /^(rules|ruleTitles|chapters|explain|options|refusals)\./;

test('French says what English says, and puts the same things into it', () => {
  const french = new Map(texts(dogeShipFrench));
  const english = texts(dogeShipEnglish as Texts).filter(([path]) => !ENGLISH_ONLY.test(path));
  expect([...french.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  for (const [path, text] of english) expect(gaps(french.get(path) ?? ''), path).toEqual(gaps(text));
});
