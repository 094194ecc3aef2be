import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listsOf } from '../../scripts/registry/lists.mjs';
import { GAMES } from '../../src/engine/games/registry';
import { temporaryFolder } from '../temporary-folder';

/** The generated lists of games, the only files that import games. */
const LISTS = listsOf(process.cwd());
const REGISTRIES = Object.keys(LISTS);

describe('a game is one folder', () => {
  test('the lists match the folders (if not, run `npm run tool -- registry`)', () => {
    expect(REGISTRIES).toHaveLength(5);
    for (const [path, text] of Object.entries(LISTS)) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  test('adding a folder is enough to list a game with its bot and languages', () => {
    const root = temporaryFolder();
    for (const file of [
      'src/engine/games/tric-trac/index.ts',
      'src/engine/games/whist/index.ts',
      'src/engine/games/whist/bot/index.ts',
      'src/engine/games/whist/testing.ts',
      'src/engine/games/shared/board.ts',
      'src/engine/games/shared/testing.ts',
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
    expect(Object.keys(lists).slice(3)).toEqual([
      'src/renderer/locales/games-en.ts',
      'src/renderer/locales/games-pt-BR.ts',
    ]);
    const entries = (path: string) => lists[path].split('\n').filter((line) => /^ {2}|UIS/.test(line));
    expect(entries('src/engine/games/list.ts')).toEqual(['  entryOf(tricTrac),', '  entryOf(whist, whistBot),']);
    expect(entries('src/engine/games/testing-list.ts')).toEqual(['  whist: whistTesting,']);
    expect(entries('src/renderer/games/list.ts')).toEqual([
      'export const UIS: readonly AnyGameUi[] = [tricTracUi, whistUi];',
    ]);
    expect(entries('src/renderer/locales/games-en.ts')).toEqual([
      `  'tric-trac': tricTracEnglish,`,
      '  whist: whistEnglish,',
    ]);
    expect(entries('src/renderer/locales/games-pt-BR.ts')).toEqual([`  'tric-trac': tricTracBrazilianPortuguese,`]);
  });

  test('games are listed in their declared order', () => {
    const orders = GAMES.map(({ about }) => about.order ?? Infinity);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});
