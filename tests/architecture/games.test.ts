import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listsOf } from '../../scripts/registry/lists.mjs';
import { GAMES } from '../../src/engine/games/registry';
import { temporaryFolder } from '../temporary-folder';
import { SOURCES } from './sources';

/** A game is one folder: it knows itself and what all share, and all share nothing of it. */
const GAME = /^src\/(?:engine|renderer)\/games\/(?!kit\/)([^/.]+)\//;
const gameOf = (path: string) => GAME.exec(path)?.[1];
const editionOf = (path: string) => /\/games\/(serenissima-\d{4})\//.exec(path)?.[1];

/** The files that list the games, made from the folders; nobody else outside a game’s folder names one. */
const LISTS = listsOf(process.cwd());
const REGISTRIES = Object.keys(LISTS);

const all = SOURCES.flatMap(({ path, imports }) => imports.map(({ to }) => ({ path, to })));
const said = (entries: typeof all) => entries.map(({ path, to }) => `${path} → ${to}`);

describe('a game is one folder', () => {
  test('there are games, and registries that list them', () => {
    expect(new Set(SOURCES.map(({ path }) => gameOf(path))).size).toBeGreaterThan(1);
    for (const registry of REGISTRIES) {
      expect(all.some(({ path, to }) => path === registry && gameOf(`${to}/`))).toBe(true);
    }
  });

  test('the lists are as the folders have it: else run `npm run registry`', () => {
    expect(REGISTRIES).toHaveLength(4);
    for (const [path, text] of Object.entries(LISTS)) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  test('a folder is enough to be listed: with its bot where it has one, in the languages it speaks', () => {
    const root = temporaryFolder();
    for (const file of [
      'src/engine/games/tric-trac/index.ts',
      'src/engine/games/whist/index.ts',
      'src/engine/games/whist/bot/index.ts',
      'src/engine/games/shared/board.ts',
      'src/renderer/games/tric-trac/ui.ts',
      'src/renderer/games/tric-trac/locales/en.ts',
      'src/renderer/games/tric-trac/locales/pt-BR.ts',
      'src/renderer/games/whist/ui.ts',
      'src/renderer/games/whist/locales/en.ts',
      'src/renderer/games/kit/dice.ts',
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    const lists = listsOf(root);
    expect(Object.keys(lists).slice(2)).toEqual([
      'src/renderer/locales/games-en.ts',
      'src/renderer/locales/games-pt-BR.ts',
    ]);
    const entries = (path: string) => lists[path].split('\n').filter((line) => /^ {2}|UIS/.test(line));
    expect(entries('src/engine/games/list.ts')).toEqual(['  entryOf(tricTrac),', '  entryOf(whist, whistBot),']);
    expect(entries('src/renderer/games/list.ts')).toEqual([
      'export const UIS: readonly AnyGameUi[] = [tricTracUi, whistUi];',
    ]);
    expect(entries('src/renderer/locales/games-en.ts')).toEqual([
      `  'tric-trac': tricTracEnglish,`,
      '  whist: whistEnglish,',
    ]);
    expect(entries('src/renderer/locales/games-pt-BR.ts')).toEqual([`  'tric-trac': tricTracBrazilianPortuguese,`]);
  });

  test('games stand in the order they give themselves', () => {
    const orders = GAMES.map(({ about }) => about.order ?? Infinity);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('no game imports another', () => {
    const wrong = all.filter(({ path, to }) => {
      const [from, other] = [gameOf(path), gameOf(`${to}/`)];
      return (
        from &&
        other &&
        from !== other &&
        !from.startsWith(`${other}-`) &&
        SOURCES.some((source) => gameOf(source.path) === other)
      );
    });
    expect(said(wrong)).toEqual([]);
  });

  test('no edition imports another, and what editions share imports none', () => {
    const wrong = all.filter(({ path, to }) => {
      const other = /^src\/(engine|renderer)\/games\//.test(path) && editionOf(`${to}/`);
      return other && editionOf(path) !== other && !REGISTRIES.includes(path);
    });
    expect(said(wrong)).toEqual([]);
  });

  test('outside a game’s folder only the registries import it', () => {
    const folders = new Set(SOURCES.flatMap(({ path }) => gameOf(path) ?? []));
    const wrong = all.filter(
      ({ path, to }) => !gameOf(path) && folders.has(gameOf(`${to}/`) ?? '') && !REGISTRIES.includes(path),
    );
    expect(said(wrong)).toEqual([]);
  });

  test('only what starts the app, a page or a thread looks the games up: everybody else is handed them', () => {
    const looking = all.filter(
      ({ path, to }) =>
        /^src\/(engine\/games\/registry|renderer\/games)$/.test(to) && !path.startsWith('src/renderer/games/'),
    );
    expect(looking.map(({ path }) => path).sort()).toEqual([
      'src/main/electron/main.ts',
      'src/main/services/opponents/worker.ts',
      'src/main/web/host.ts',
      'src/renderer/app/main.ts',
    ]);
  });

  test('the engine’s core, kit and console import no game', () => {
    const shared = all.filter(({ path }) => /^src\/engine\/(core|kit|bots)\//.test(path));
    expect(shared.length).toBeGreaterThan(20);
    expect(said(shared.filter(({ to }) => to.includes('/games/')))).toEqual([]);
  });
});

test('no file reaches itself through a folder’s index either', () => {
  const files = new Set(SOURCES.map(({ path }) => path.replace(/\.ts$/, '')));
  const resolved = (to: string) => (files.has(to) ? to : `${to}/index`);
  const values = new Map(
    SOURCES.map(({ path, imports }) => [
      path.replace(/\.ts$/, ''),
      imports.filter(({ ours, typeOnly }) => ours && !typeOnly).map(({ to }) => resolved(to)),
    ]),
  );
  const dangling = [...values.values()].flat().filter((to) => !files.has(to) && !/\.(css|json)\/index$/.test(to));
  expect(dangling).toEqual([]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of values.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of values.keys()) walk(file, []);
  expect(cycles).toEqual([]);
});
