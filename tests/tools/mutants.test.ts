import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chosen } from '../../scripts/mutants/choose.mjs';
import { sitesOf } from '../../scripts/mutants/sites.mjs';
import { gamesIn, testsFor } from '../../scripts/mutants/tests.mjs';
import { GAMES } from '../../src/engine/games/registry';
import { RECORDED } from '../engine/corpus/recorded';

interface Site {
  readonly how: string;
  readonly predicate: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}
const sites = (source: string) => sitesOf('rules.ts', source) as Site[];
const changed = (source: string) =>
  sites(source).map(({ start, end, put }) => source.slice(0, start) + put + source.slice(end));

describe('changes of predicates', () => {
  const body = (text: string) => `function whyNotSail(a, b) { ${text} }`;

  test('are comparisons, clauses, numbers and conjunctions, one at a time', () => {
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

  test('are of predicates only, arrow functions among them', () => {
    expect(sites('function sail(a, b) { return a < b; }')).toEqual([]);
    expect(sites('const whyNotSail = (a, b) => a < b;')).toMatchObject([{ predicate: 'whyNotSail', put: 'a <= b' }]);
  });

  test('are chosen alike for a seed, each once', () => {
    const list = Array.from({ length: 100 }, (_, i) => i);
    const some = chosen(list, 50, 1) as number[];
    expect(new Set(some).size).toBe(50);
    expect(chosen(list, 50, 1)).toEqual(some);
    expect(chosen(list, 50, 2)).not.toEqual(some);
    expect((chosen(list, 500, 1) as number[]).sort((a, b) => a - b)).toEqual(list);
  });

  test('that change nothing are named with their reason, and each is still there', () => {
    const known = JSON.parse(readFileSync('scripts/mutants/equivalent.json', 'utf8')) as Record<string, string>[];
    for (const { file, predicate, was, put, why } of known) {
      const path = [...(gamesIn('.') as { folder: string }[])]
        .map(({ folder }) => `${folder}/${file.split('/').slice(1).join('/')}`)
        .find((entry) => entry.endsWith(file) && existsSync(entry));
      expect(path, file).toBeDefined();
      const found = sitesOf(path, readFileSync(path ?? '', 'utf8')) as (Site & { was: string })[];
      expect(found.filter((site) => site.predicate === predicate && site.was === was && site.put === put)).not.toEqual([]); // prettier-ignore
      expect(why).toMatch(/\.$/);
    }
  });
});

test('the tests of a game hold its rules, and those of several what they share', () => {
  for (const { folder, id } of gamesIn('.') as { folder: string; id: string }[]) {
    const held: { games: string[]; files: string[] } = testsFor('.', `${folder}/phases/any.ts`);
    const { games, files } = held;
    expect(games).toEqual([id]);
    expect(files.length).toBeGreaterThan(RECORDED.some(({ game }) => game.about.id === id) ? 5 : 0);
    // Its own, and those of the editions together.
    expect(files.filter((file) => !id.startsWith(file.split('/')[2]))).toEqual([]);
  }
  expect((gamesIn('.') as { id: string }[]).map(({ id }) => id).sort()).toEqual(GAMES.map(({ about }) => about.id).sort()); // prettier-ignore
});
