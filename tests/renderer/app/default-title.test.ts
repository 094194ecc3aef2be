import { afterEach, expect, test } from 'vitest';
import { defaultTitle, rematchTitle, translatedTitle } from '../../../src/renderer/app/new-game/default-title';
import { setLanguage } from '../../../src/renderer/locales';

const person = (power: string, name?: string) => ({ kind: 'human' as const, power, ...(name && { name }) });
const computer = (level: 'merchant' | 'doge' | 'admiral') => ({ kind: 'computer' as const, level, power: 'Spain' });
const merchants = [computer('merchant'), computer('merchant'), computer('merchant')];

afterEach(() => setLanguage('en'));

test.each([
  [[person('Venice'), ...merchants], 'You vs 3 computers (Merchant)'],
  [[person('Venice', 'Anna'), computer('doge'), ...merchants], 'Anna vs 1 computer (Doge) and 3 computers (Merchant)'],
  [[person('Venice', 'Anna'), person('Genoa', 'Bruno'), person('Spain', 'Carla')], 'Anna, Bruno and Carla'],
  [[person('Venice', 'Anna'), person('Genoa'), computer('doge')], 'Anna and Genoa vs 1 computer (Doge)'],
  [[person('Venice')], 'Solo game'],
  [[person('Venice', 'Anna')], 'Anna, solo'],
  [merchants, '3 computers (Merchant)'],
])('the default title of a match names the players: %j', (seats, title) => {
  expect(defaultTitle(seats, [])).toBe(title);
});

test('equal titles are numbered', () => {
  const seats = [person('Venice'), ...merchants];
  expect(defaultTitle(seats, ['You vs 3 computers (Merchant)'])).toBe('You vs 3 computers (Merchant) 2');
  expect(defaultTitle(seats, ['You vs 3 computers (Merchant)', 'You vs 3 computers (Merchant) 2'])).toBe(
    'You vs 3 computers (Merchant) 3',
  );
});

test.each([
  ['You vs 3 computers (Merchant)', ['You vs 3 computers (Merchant)'], 'You vs 3 computers (Merchant) 2'],
  [
    'You vs 3 computers (Merchant) 2',
    ['You vs 3 computers (Merchant)', 'You vs 3 computers (Merchant) 2'],
    'You vs 3 computers (Merchant) 3',
  ],
  ['Summer 2026', ['Summer 2026'], 'Summer 2026 2'],
])('a rematch of “%s” gets the next free number', (title, taken, expected) => {
  expect(rematchTitle(title, taken)).toBe(expected);
});

test('a title is never longer than 80 characters, including its number', () => {
  const seats = [person('Venice', 'A'.repeat(40)), person('Genoa', 'B'.repeat(40)), person('Spain', 'C')];
  const title = defaultTitle(seats, []);
  expect(title).toHaveLength(80);
  expect(defaultTitle(seats, [title])).toBe(`${title.slice(0, 78)} 2`);
});

test('default titles use the current language', async () => {
  await setLanguage('fr');
  expect(defaultTitle([person('Venise'), computer('admiral'), computer('admiral')], [])).toBe(
    'Vous contre 2 ordinateurs (Amiral)',
  );
});

test.each([
  ['You vs 3 computers (Merchant) 2', 'Vous contre 3 ordinateurs (Marchand) 2'],
  ['You vs 3 computers (Merchant) (copy)', 'Vous contre 3 ordinateurs (Marchand) (copie)'],
  ['You vs 3 computers (Merchant) 2, from move 12', 'Vous contre 3 ordinateurs (Marchand) 2, à partir du coup 12'],
  ['First game 3', 'Première partie 3'],
  ['Summer 2', null],
  ['Summer (copy)', null],
  ['You vs 2 computers (Merchant)', null],
])('in French, the title “%s” is %s', async (title, translated) => {
  await setLanguage('fr');
  expect(translatedTitle(title, () => [person('Venise'), ...merchants])).toBe(translated);
});
