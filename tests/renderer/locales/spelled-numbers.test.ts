import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/renderer/locales';
import { isOtherWord, SPELLED } from './figures';
import { spelledIn } from './spelled-numbers';
import { textsOf } from './texts';

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe.each(LANGUAGES.map(({ code }) => code))('the numbers written as words in the texts of %s', (code) => {
  const spelled = async () =>
    (await textsOf(code))
      .filter(([path]) => !path.endsWith('.cite'))
      .map(([path, text]) => [path, text, spelledIn(text.split(' | ')[0], code)] as const);

  test('match the game’s data, in the same order', async () => {
    const texts = new Map((await spelled()).map(([path, , numbers]) => [path, numbers]));
    const said = [...SPELLED.keys()].map((path) => [path, texts.get(path)]);
    expect(said).toEqual([...SPELLED]);
  });

  test('appear only in texts for which they are declared', async () => {
    const undeclared = (await spelled())
      .filter(([path, , numbers]) => numbers.length > 0 && !SPELLED.has(path))
      .filter(([path]) => !isOtherWord(path))
      .map(([path, text]) => `${path}: ${text}`);
    expect(undeclared).toEqual([]);
  });

  test('are the same as in English', async () => {
    const english = new Map(await textsOf('en'));
    const differing = (await spelled())
      .map(([path, , numbers]) => [path, numbers, spelledIn((english.get(path) ?? '').split(' | ')[0], 'en')] as const)
      .filter(([, numbers, wanted]) => String(ascending(numbers)) !== String(ascending(wanted)));
    expect(differing).toEqual([]);
  });
});

test('number words are found, but not within other words', () => {
  expect(spelledIn('Twenty-three ports, two or THREE of them twice; a third one, hundreds', 'en')).toEqual([
    23, 2, 3, 100,
  ]);
  expect(spelledIn('One second tenth of a four-poster, often', 'en')).toEqual([]);
  expect(spelledIn('Vingt-trois ports, les deux, dix-sept ou cent ; la troisième', 'fr')).toEqual([23, 2, 17, 100, 3]);
  expect(spelledIn('Une seconde, un décent rendez-vous', 'fr')).toEqual([]);
  expect(() => spelledIn('zwei', 'xx')).toThrow('number words of xx');
});
