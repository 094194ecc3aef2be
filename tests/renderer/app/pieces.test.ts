import { expect, test } from 'vitest';
import { byPiece, cardGroups, isFinished } from '../../../src/renderer/app/table/choices/pieces';
import type { Role, Row } from '../../../src/renderer/game-ui/rows';

const row = (key: string, actor: string | null, target: string | null = null, role: Role = 'action'): Row => ({
  key,
  group: key.split(' ')[0],
  role,
  label: { key },
  options: [{ choice: { move: { type: key }, forecast: {} }, short: { key }, full: { key } }],
  note: null,
  actor,
  target,
});
const rowsOf = (piece: string, count: number) => Array.from({ length: count }, (_, i) => row(`load ${i}`, piece));
const seen = (rows: readonly Row[]) =>
  byPiece(rows).map(({ piece, groups }) => [piece, groups.flatMap((group) => group.rows).length]);

test('a few rows form one ungrouped list that excludes end rows', () => {
  const rows = [...rowsOf('galley:0', 4), ...rowsOf('galley:1', 4), row('end', null, null, 'end')];
  expect(seen(rows)).toEqual([[null, 8]]);
});

test('with many rows, those of a piece with several rows are grouped under it', () => {
  const rows = [...rowsOf('galley:0', 6), row('fort', null, 'port:1'), ...rowsOf('galley:1', 6)];
  expect(seen(rows)).toEqual([
    [null, 1],
    ['galley:0', 6],
    ['galley:1', 6],
  ]);
});

test('a piece that was grouped before the last move stays grouped with few rows', () => {
  const rows = [...rowsOf('galley:0', 4), row('fort', null, 'port:1'), ...rowsOf('galley:1', 2)];
  const grouped = (before: readonly string[]) => byPiece(rows, new Set(before)).map(({ piece }) => piece);
  expect(grouped(['galley:0', 'galley:1'])).toEqual([null, 'galley:0', 'galley:1']);
  // The pieces of another player do not matter.
  expect(grouped(['galley:7'])).toEqual([null]);
});

test('few rows with many buttons are grouped too, e.g. two galleys that can sail almost anywhere', () => {
  const sailing = (each: number) =>
    ['galley:0', 'galley:1'].flatMap((piece) =>
      rowsOf(piece, 5).map((it): Row => ({ ...it, options: Array.from({ length: each }, () => it.options[0]) })),
    );
  expect(seen(sailing(3))).toEqual([[null, 10]]);
  expect(seen(sailing(6))).toEqual([
    ['galley:0', 5],
    ['galley:1', 5],
  ]);
});

test('a row belongs to its actor or, without one, to its target', () => {
  const built = ['a', 'b', 'c'].map((name) => row(name, null, 'port:1'));
  expect(seen([...rowsOf('galley:0', 9), ...built])).toEqual([
    ['galley:0', 9],
    ['port:1', 3],
  ]);
});

test('optional rows that belong to no piece come last', () => {
  const rows = [row('standing', null, null, 'optional'), ...rowsOf('galley:0', 6), ...rowsOf('galley:1', 6)];
  expect(seen(rows).at(-1)).toEqual([null, 1]);
});

test('optional rows come after the pieces’ rows, required rows before them', () => {
  const rows = [row('hire', null, 'galley:3', 'optional'), row('fort', null, 'port:1')];
  expect(
    byPiece([...rows, ...rowsOf('galley:0', 6), ...rowsOf('galley:1', 6)]).map(({ groups }) => groups[0].name),
  ).toEqual(['fort', 'load', 'load', 'hire']);
});

test('a single piece is not grouped', () => {
  expect(seen(rowsOf('merchant:0', 20))).toEqual([[null, 20]]);
});

test('the rows of a group are together, in their original order', () => {
  const rows = [row('buy 1', 'galley:0'), row('hire 1', 'galley:0'), row('buy 2', 'galley:0')];
  expect(byPiece(rows)[0].groups.map(({ name, rows: list }) => [name, list.map(({ key }) => key)])).toEqual([
    ['buy', ['buy 1', 'buy 2']],
    ['hire', ['hire 1']],
  ]);
});

test('a card lists everything the piece can do; moves with many places are folded and come last', () => {
  const rides = Array.from({ length: 6 }, (_, i) => row(`ride ${i}`, 'merchant:0', `place:${i}`));
  const rows = [...rides, row('buy 1', 'merchant:0', 'place:9'), row('sail', 'galley:0', null, 'travel')];
  const card = cardGroups([...rows, row('end', null, null, 'end')]);
  expect(card.map(({ name, places }) => [name, places])).toEqual([
    ['buy', null],
    ['sail', null],
    ['ride', 6],
  ]);
});

test('a card lists every row of a group with few places', () => {
  const rows = [row('load 1', 'galley:0', 'galley:1'), row('load 2', 'galley:0', 'galley:2')];
  expect(cardGroups(rows).map(({ rows: list, places }) => [list.length, places])).toEqual([[2, null]]);
});

test('a turn is finished once only optional rows and those without an effect are left', () => {
  const rest = [row('end', null, null, 'end'), row('hire', null, null, 'optional')];
  expect(isFinished(rest)).toBe(true);
  expect(isFinished([...rest, { ...row('build', null), idle: true }])).toBe(true);
  // Players often skip an attack on purpose, so they are not reminded of it, but the turn is not finished.
  expect(isFinished([...rest, { ...row('attack', null), open: null }])).toBe(false);
});
