import { expect, test } from 'vitest';
import { savesByTab, needsControls, sorted } from '../../../src/renderer/app/saves/shelf-list';
import { saveOf } from './saves';

const day = (n: number) => `2026-01-0${n}T12:00:00.000Z`;
const saves = [
  saveOf('Game 10', { saved: day(3), created: day(1) }),
  saveOf('Game 2', { saved: day(2), created: day(2), over: true }),
  saveOf('élan', { saved: day(1), created: day(3), game: 'doge-ship' }),
];
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const found = (search: string, game = '') => {
  const { ongoing, finished } = savesByTab(saves, { search, game }, ({ title, seats }) =>
    [title, ...seats.map(({ name }) => name)].join('\n'),
  );
  return [titles(ongoing), titles(finished)];
};

test('matches are listed as ongoing or finished', () => {
  expect(found('')).toEqual([['Game 10', 'élan'], ['Game 2']]);
});

test('a search finds words of title and players, ignoring case and accents', () => {
  expect(found('ELAN')).toEqual([['élan'], []]);
  expect(found('ada game')).toEqual([['Game 10'], ['Game 2']]);
  expect(found('nothing')).toEqual([[], []]);
});

test('the list can be limited to one game', () => {
  expect(found('', 'la-loire')).toEqual([['Game 10'], ['Game 2']]);
});

test.each([
  ['played', ['Game 10', 'Game 2', 'élan']],
  ['created', ['élan', 'Game 2', 'Game 10']],
  ['title', ['élan', 'Game 2', 'Game 10']],
] as const)('saves are sorted by %s', (by, order) => {
  expect(titles(sorted(saves, by, 'en'))).toEqual(order);
});

test.each(['played', 'created', 'title'] as const)('files that are not saves come last, sorted by %s', (by) => {
  const fault = { code: 'not-ours' as const, params: {} };
  const stray = saveOf('A stray file', { saved: day(9), created: day(9), damage: { line: 0, reason: '', fault } });
  expect(titles(sorted([stray, ...saves], by, 'en')).at(-1)).toBe('A stray file');
});

test('seven saves have controls, six do not', () => {
  const many = Array.from({ length: 7 }, (_, i) => saveOf(`s${i}`));
  expect([needsControls(many.slice(1)), needsControls(many)]).toEqual([false, true]);
});
