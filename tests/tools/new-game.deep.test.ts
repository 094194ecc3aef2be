import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scopeOf } from '../../scripts/check/scope.mjs';
import { checkoutWith } from './checkout';

/** The timeout of a step on a slow and busy machine, in milliseconds. */
const SLOW = 600_000;

let root = '';
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  root = checkoutWith('tric-trac');
}, SLOW);

/** The short suite checks the template's types together with those of the tools. */
describe('npm run new-game -- tric-trac', () => {
  test('creates a game that passes type checking, linting and the formatting check', { timeout: SLOW }, () => {
    const { references, ...config } = JSON.parse(readFileSync('tsconfig/tests.json', 'utf8'));
    expect(references.length).toBeGreaterThan(0);
    const files = ['src/engine/games/tric-trac', 'src/renderer/games/tric-trac', 'tests/engine/tric-trac'];
    // Lints only the new game's project and the lists that name it, because the linter reads everything to find files.
    const project = { ...config, extends: './tsconfig/base.json', include: [...files, 'src/*/games/*.ts'] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(project));
    expect(node('node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.json').said).toBe('');
    expect(node('node_modules/eslint/bin/eslint.js', ...files).said).toBe('');
    expect(node('node_modules/prettier/bin/prettier.cjs', '--log-level', 'warn', '--check', ...files).said).toBe('');
  });

  test(
    'creates a game that, together with the others, passes the shared suites that `npm run check` runs for it',
    { timeout: SLOW },
    () => {
      const { shared } = scopeOf(['src/engine/games/tric-trac/index.ts'], ['tric-trac']) ?? { shared: [] };
      const { status, said } = node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--no-color',
        '-t',
        'tric-trac',
        ...shared,
      );
      expect(status, said).toBe(0);
      expect(Number(/Tests +(\d+) passed/.exec(said)?.[1]), said).toBeGreaterThan(50);
    },
  );
});
