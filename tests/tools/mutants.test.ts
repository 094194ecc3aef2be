import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chosen, spread } from '../../scripts/mutants/choose.mjs';
import { importersIn, importsIn, testsNear } from '../../scripts/mutants/imports.mjs';
import { filesOf, KINDS, sitesIn } from '../../scripts/mutants/kinds.mjs';
import { isKnown, tableRow } from '../../scripts/mutants/report.mjs';
import { conditionsOf, sitesOf } from '../../scripts/mutants/sites.mjs';
import { gamesIn, testsFor } from '../../scripts/mutants/tests.mjs';
import { GAMES } from '../../src/engine/games/registry';
import { RECORDED } from '../engine/corpus/recorded';

interface Site {
  readonly how: string;
  readonly path: string;
  readonly inside: string;
  readonly was: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}
const sites = (source: string) => sitesOf('rules.ts', source) as Site[];
const conditions = (source: string) => conditionsOf('service.ts', source) as Site[];
const applied = (source: string, list: Site[]) =>
  list.map(({ start, end, put }) => source.slice(0, start) + put + source.slice(end));
const changed = (source: string) => applied(source, sites(source));
const changedAnywhere = (source: string) => applied(source, conditions(source));

describe('mutants of predicates', () => {
  const body = (text: string) => `function whyNotSail(a, b) { ${text} }`;

  test('change comparisons, clauses, numbers and conjunctions, one at a time', () => {
    expect(changed(body('return a < b;'))).toEqual([body('return a <= b;')]);
    expect(changed(body('return a && !b;'))).toEqual([
      body('return (a || !b);'),
      body('return !b;'),
      body('return a;'),
      body('return a && b;'),
    ]);
    expect(changed(body("if (a) return 'late';"))).toEqual([body("if (false) return 'late';")]);
    expect(changed(body('return a === 1;'))).toEqual([
      body('return a !== 1;'),
      body('return a === (2);'),
      body('return a === (0);'),
    ]);
    expect(changed(body("return a ? 'late' : undefined;"))).toEqual([
      body("return true ? 'late' : undefined;"),
      body("return false ? 'late' : undefined;"),
    ]);
    expect(changed(body('return one(a) ?? two(b);'))).toEqual([body('return two(b);'), body('return one(a);')]);
  });

  test('only change predicates, including arrow functions', () => {
    expect(sites('function sail(a, b) { return a < b; }')).toEqual([]);
    expect(sites('const whyNotSail = (a, b) => a < b;')).toMatchObject([{ inside: 'whyNotSail', put: 'a <= b' }]);
  });

  test('are chosen by seed, each only once', () => {
    const list = Array.from({ length: 100 }, (_, i) => i);
    const some = chosen(list, 50, 1) as number[];
    expect(new Set(some).size).toBe(50);
    expect(chosen(list, 50, 1)).toEqual(some);
    expect(chosen(list, 50, 2)).not.toEqual(some);
    expect((chosen(list, 500, 1) as number[]).sort((a, b) => a - b)).toEqual(list);
  });
});

describe('mutants of conditions in services and stores', () => {
  test('cover every function, and drop early returns', () => {
    expect(changedAnywhere('function load(n) { if (n > 2) return; run(); }')).toEqual([
      'function load(n) { if (false) return; run(); }',
      'function load(n) { if (n >= 2) return; run(); }',
      'function load(n) { if (n > (3)) return; run(); }',
      'function load(n) { if (n > (1)) return; run(); }',
    ]);
    expect(changedAnywhere('const isOpen = () => a && !b.held;')).toEqual([
      'const isOpen = () => (a || !b.held);',
      'const isOpen = () => !b.held;',
      'const isOpen = () => a;',
      'const isOpen = () => !a && !b.held;',
      'const isOpen = () => a && b.held;',
    ]);
  });

  test('negate a condition without an operator', () => {
    expect(changedAnywhere('if (isOpen(x)) close();')).toEqual(['if (false) close();', 'if (!isOpen(x)) close();']);
    expect(changedAnywhere('const y = x.open ? 1 : 2;')).toEqual([
      'const y = true ? 1 : 2;',
      'const y = false ? 1 : 2;',
      'const y = !x.open ? 1 : 2;',
    ]);
  });

  test('leave numbers and sums outside comparisons unchanged', () => {
    expect(changedAnywhere("const size = 10; move(x + 1, list[0], 'a' + b);")).toEqual([]);
    expect(changedAnywhere('const ends = at < all.length - 1;')).toEqual([
      'const ends = at <= all.length - 1;',
      'const ends = at < all.length + 1;',
      'const ends = at < all.length - (2);',
      'const ends = at < all.length - (0);',
    ]);
  });

  test('name their function', () => {
    const source = `
      function outer() { const next = computed(() => a === b); return { last() { return a === b; } }; }
      const stale = () => a === b;
      const known = a === b;`;
    expect(conditions(source).map(({ inside }) => inside)).toEqual(['next', 'last', 'stale', '']);
  });

  test('are spread over the files', () => {
    const list = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((path, at) => ({ path, at }));
    const paths = (count: number) => (spread(list, count, 1) as { path: string }[]).map(({ path }) => path);
    expect(paths(3).sort()).toEqual(['a', 'b', 'c']);
    expect(paths(5).sort()).toEqual(['a', 'a', 'b', 'b', 'c']);
    expect(paths(100)).toHaveLength(7);
    expect(spread(list, 5, 1)).toEqual(spread(list, 5, 1));
  });
});

test('a mutant listed as equivalent has a reason and still exists', () => {
  const known = JSON.parse(readFileSync('scripts/mutants/equivalent.json', 'utf8')) as Record<string, string>[];
  for (const entry of known) {
    const all = Object.values(KINDS).flatMap((kind) => sitesIn('.', kind, entry.file) as Site[]);
    expect(
      all.filter((site) => isKnown(site, [entry])),
      JSON.stringify(entry),
    ).not.toEqual([]);
    expect(entry.why).toMatch(/\.$/);
  }
});

test('a run prints a row for the table in the documents', () => {
  const row = { of: 'app', seed: '2', changes: 50, all: 2588, noticed: 45, equivalent: 2, survived: 3 };
  expect(tableRow(row)).toBe('| app | 2 | 50 of 2,588 | 45 | 2 | 3 |  |');
  expect(tableRow({ ...row, noticed: 48, survived: 0 })).toMatch(/ 0 \| — \|$/);
});

describe('the tests of a service or store', () => {
  test('are found by imports, ignoring type-only imports', () => {
    const source = `
      import type {
        A } from './types';
      import { b,
        c } from '../b';
      export * from './d';
      const e = await import('./e');
      import { join } from 'node:path';`;
    expect(importsIn(source)).toEqual(['../b', './d', './e']);
  });

  test('are within a few imports of the tested file, counting source files but not test helpers', () => {
    const importers = new Map([
      ['src/lock.ts', ['src/folder.ts', 'tests/lock.test.ts', 'tests/helper.ts']],
      ['tests/helper.ts', ['tests/helped.test.ts']],
      ['src/folder.ts', ['src/services.ts', 'tests/folder.test.ts']],
      ['src/services.ts', ['tests/services.test.ts', 'tests/long.deep.test.ts']],
    ]);
    const near = (steps: number, least: number) =>
      (testsNear(importers, 'src/lock.ts', steps, least) as { file: string; between: number }[]).map(
        ({ file, between }) => `${between} ${file.slice('tests/'.length)}`,
      );
    expect(near(0, 0)).toEqual(['0 lock.test.ts', '0 helped.test.ts']);
    expect(near(0, 3)).toEqual(['0 lock.test.ts', '0 helped.test.ts', '1 folder.test.ts']);
    expect(near(2, 3).at(-1)).toBe('2 services.test.ts');
  });

  test('exist for every service and store with a condition', () => {
    const importers = importersIn('.');
    const files = filesOf('.', KINDS.app) as string[];
    const untested = files.filter((path) => testsNear(importers, path).length === 0);
    expect(files.length).toBeGreaterThan(60);
    expect(untested.filter((path) => conditionsOf(path, readFileSync(path, 'utf8')).length > 0)).toEqual([]);
  });
});

test('a change in a game’s rules is tested by that game’s tests and, in Serenissima, by those of both editions', () => {
  for (const { folder, id } of gamesIn('.') as { folder: string; id: string }[]) {
    const held: { games: string[]; files: string[] } = testsFor('.', `${folder}/phases/any.ts`);
    const { games, files } = held;
    expect(games).toEqual([id]);
    expect(files.length).toBeGreaterThan(RECORDED.some(({ game }) => game.about.id === id) ? 5 : 0);
    // Only the game's own tests, and those of both editions.
    expect(files.filter((file) => !id.startsWith(file.split('/')[2]))).toEqual([]);
  }
  expect((gamesIn('.') as { id: string }[]).map(({ id }) => id).sort()).toEqual(GAMES.map(({ about }) => about.id).sort()); // prettier-ignore
});
