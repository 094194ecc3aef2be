/**
 * Checks the planted faults (numbers, files, whether they still apply) without running tests against them;
 * `npm run tool -- planted` does that.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gitApply } from '../../scripts/planted/copy.mjs';
import { faultOf, isScript, readFaults } from '../../scripts/planted/patches.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const faults = readFaults(root);
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };

describe('the planted faults', () => {
  test('are numbered from 1 to 40, without gaps', () => {
    expect(faults.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  test('are nearly all detected in the short suite', () => {
    expect(faults.filter(({ suite }) => suite === 'deep').length).toBeLessThanOrEqual(2);
  });

  test.each(faults)('$path applies, and its tests exist', ({ path, tests }) => {
    expect(gitApply(root, path, '--check')).toBeNull();
    for (const one of tests) expect(isScript(one) ? one.file in scripts : existsSync(`${root}/${one.file}`)).toBe(true);
  });

  test('change product code, not tests or documents', () => {
    for (const { path } of faults) {
      const changed = readFileSync(`${root}/${path}`, 'utf8').matchAll(/^diff --git a\/(\S+)/gm);
      for (const [, file] of changed) expect(file).toMatch(/^(src|scripts|assets)\/|^electron-builder\.yml$/);
    }
  });
});

describe('a patch', () => {
  const text =
    'Breaks: x\nSeen: y\nSuite: short\nTests: tests/a.test.ts # a title | lint\n\ndiff --git a/src/a b/src/a\n';

  test('lists test files, each with part of a title, and npm scripts', () => {
    expect(faultOf('07-x.patch', text).tests).toEqual([
      { file: 'tests/a.test.ts', title: 'a title' },
      { file: 'lint' },
    ]);
  });

  test.each([
    ['7-x.patch', text, 'the name must have'],
    ['07-x.patch', text.replace('diff --git', ''), 'no “diff --git”'],
    ['07-x.patch', text.replace('Seen: y\n', ''), 'no “Seen:” line'],
    ['07-x.patch', text.replace('short', 'cheap'), '“short” or “deep”'],
  ])('is refused because it is malformed (%#)', (name, wrong, why) => {
    expect(() => faultOf(name, wrong)).toThrow(why);
  });

  test('that does not apply is detected', () => {
    const absent = gitApply(root, 'package.json', '--check');
    expect(absent).toContain('No valid patches');
  });
});
