import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopeOf } from '../../scripts/check/scope.mjs';
import { GAMES } from '../../src/engine/games/registry';

const IDS = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];

test('a change in a game’s folders runs its tests and the shared tests that mention it', () => {
  const files = ['src/engine/games/la-loire/phases/goods.ts', 'src/renderer/games/la-loire/panels/Status.vue'];
  const scope = scopeOf(files, IDS);
  expect(scope).toMatchObject({ ids: ['la-loire'], own: ['tests/engine/la-loire', 'tests/renderer/la-loire'] });
  expect(scope?.shared.filter((folder) => !existsSync(folder))).toEqual([]);
});

test('a change in code shared by two editions runs the tests of both, and its own tests', () => {
  const scope = scopeOf(['src/engine/games/serenissima/odds.ts'], IDS);
  expect(scope?.ids).toEqual(['serenissima-1996', 'serenissima-2012']);
  expect(scope?.own).toContain('tests/renderer/serenissima');
});

test('a change in texts runs the tests of all texts', () => {
  expect(scopeOf(['src/renderer/games/doge-ship/locales/fr.ts'], IDS)?.own).toContain('tests/renderer/locales');
});

test('a new game runs its tests and checks that the lists of games are correct', () => {
  const lists = ['src/engine/games/list.ts', 'src/engine/games/testing-list.ts', 'src/renderer/locales/games-fr.ts'];
  const scope = scopeOf(['src/engine/games/la-loire/index.ts', ...lists, 'src/renderer/games/list.ts'], IDS);
  expect(scope?.ids).toEqual(['la-loire']);
  expect(scope?.own).toEqual(['tests/engine/la-loire', 'tests/renderer/la-loire', 'tests/architecture/games']);
});

test.each([
  ['src/engine/core/match.ts'],
  ['src/engine/games/list.ts'],
  ['src/engine/games/registry.ts'],
  ['src/renderer/games/kit/rows.ts'],
  ['src/engine/games/la-loire/view.ts', 'src/ipc/contract.ts'],
  ['tests/engine/generic/playing.ts'],
  [],
])('any other change runs the tests that import the changed files: %s %s', (...files) => {
  expect(
    scopeOf(
      files,
      GAMES.map(({ about }) => about.id),
    ),
  ).toBeNull();
});
