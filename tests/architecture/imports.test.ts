import { describe, expect, test } from 'vitest';
import { BOTH_WAYS, mayImport, roomOf, ROOMS, STATIC_DATA, wingOf } from './rooms';
import { SOURCES } from './sources';
import type { Import, Source } from './sources';

const inFolder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const all = SOURCES.flatMap((source) => source.imports.map((entry) => ({ source, entry })));
const said = (source: Source, entry: Import) => `${source.path} → ${entry.to}`;

describe('who may import whom', () => {
  test('the reader of imports reads them', () => {
    expect(SOURCES.length).toBeGreaterThan(120);
    expect(all.length).toBeGreaterThan(500);
    expect(all.some(({ entry }) => entry.typeOnly)).toBe(true);
  });

  test('every file has a room, and every room a file', () => {
    expect(SOURCES.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual([]);
    const lived = new Set(SOURCES.map(({ path }) => roomOf(path)?.room));
    expect(ROOMS.filter((room) => !lived.has(room)).map(({ folder }) => folder)).toEqual([]);
  });

  test('a game does not get into the core, nor a new folder in by itself', () => {
    expect(mayImport('src/engine/core/match.ts', 'src/engine/games/la-loire/data/board')).toBe(false);
    expect(mayImport('src/engine/games/tric-trac/index.ts', 'src/engine/games/la-loire/data/board')).toBe(false);
    expect(mayImport('src/engine/games/tric-trac/index.ts', 'src/engine/games/tric-trac/data')).toBe(true);
    expect(mayImport('src/engine/games/tric-trac/index.ts', 'src/engine/bots/search')).toBe(false);
    expect(mayImport('src/renderer/games/tric-trac/ui.ts', 'src/engine/games/la-loire/about')).toBe(false);
    expect(roomOf('src/engine/attic/anything.ts')).toBeUndefined();
    expect(roomOf('src/renderer/attic/anything.ts')).toBeUndefined();
  });

  test('every file keeps to its room', () => {
    const wrong = all.filter(({ source, entry }) =>
      entry.ours ? !mayImport(source.path, entry.to) : !roomOf(source.path)?.room.packages.test(entry.to),
    );
    expect(wrong.map(({ source, entry }) => said(source, entry))).toEqual([]);
  });

  test('no arrow between folders runs both ways', () => {
    const arrows = new Set(
      all.filter(({ entry }) => entry.ours).map(({ source, entry }) => `${wingOf(source.path)} ${wingOf(entry.to)}`),
    );
    const both = [...arrows].flatMap((arrow) => {
      const [from, to] = arrow.split(' ');
      return from < to && arrows.has(`${to} ${from}`) ? [`${from} ↔ ${to}`] : [];
    });
    expect(both.sort()).toEqual(BOTH_WAYS);
  });

  test('the renderer takes types and static data from the engine, never rules', () => {
    const isStatic = (to: string) => STATIC_DATA.some((pattern) => pattern.test(to));
    const taken = all.filter(
      ({ source, entry }) =>
        inFolder(source.path, 'src/renderer') && inFolder(entry.to, 'src/engine') && !entry.typeOnly,
    );
    expect(taken.filter(({ entry }) => !isStatic(entry.to)).map(({ source, entry }) => said(source, entry))).toEqual(
      [],
    );
    // Nor does static data bring rules with it.
    const ways = all.filter(({ source, entry }) => isStatic(source.path.replace(/\.ts$/, '')) && !entry.typeOnly);
    expect(ways.filter(({ entry }) => !isStatic(entry.to)).map(({ source, entry }) => said(source, entry))).toEqual([]);
  });

  test('what all games share names none of them', () => {
    const rules = SOURCES.filter(({ path }) => /^src\/engine\/games\/.+\/about\.ts$/.test(path));
    // The app itself is called like two of them.
    const names = rules
      .flatMap(({ path, text }) => [path.split('/').at(-2) ?? '', /\bid: '([^']+)'/.exec(text)?.[1] ?? ''])
      .filter((name) => name !== 'serenissima');
    expect(new Set(names).size).toBeGreaterThanOrEqual(rules.length);
    const shared = SOURCES.filter(
      ({ path }) => !/^src\/(engine|renderer)\/games\//.test(path) && !inFolder(path, 'src/renderer/locales'),
    );
    expect(shared.length).toBeGreaterThan(50);
    const naming = shared.flatMap(({ path, text }) =>
      names.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(naming).toEqual([]);
  });

  test('no file imports itself round a corner', () => {
    const values = new Map(
      SOURCES.map((source) => [
        source.path.replace(/\.ts$/, ''),
        source.imports.filter(({ ours, typeOnly }) => ours && !typeOnly).map(({ to }) => to),
      ]),
    );
    const done = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      expect(way, [...way, file].join(' → ')).not.toContain(file);
      if (done.has(file)) return;
      for (const next of values.get(file) ?? []) walk(next, [...way, file]);
      done.add(file);
    };
    for (const file of values.keys()) walk(file, []);
  });
});

describe('what a source file may be', () => {
  test('no longer than four hundred lines', () => {
    expect(SOURCES.filter(({ lines }) => lines > 400).map(({ path }) => path)).toEqual([]);
  });

  test('the engine knows no clock, no chance of its own, no platform', () => {
    const impure =
      /\b(Math\.random|Date\b|performance\.|process\.|setTimeout|setInterval|window\.|document\.|console\.(log|error))/;
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const found = SOURCES.filter(({ path, text }) => path.startsWith('src/engine/') && impure.test(code(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is switched off: no ignored type errors, no any by assertion', () => {
    const found = SOURCES.filter(({ text }) =>
      /@ts-(ignore|expect-error|nocheck)|eslint-disable|\bas any\b/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
