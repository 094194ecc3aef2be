import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkoutWith } from './checkout';

/** Milliseconds a slow and busy machine may take for a step. */
const SLOW = 600_000;

let root = '';
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  root = checkoutWith('tric-trac');
}, SLOW);

/** The short suite type-checks and lints the template itself, as a part of this project. */
describe('npm run new-game -- tric-trac', () => {
  test('has right types, and is as lint and formatter want it', { timeout: SLOW }, () => {
    const { references, ...config } = JSON.parse(readFileSync('tsconfig/tests.json', 'utf8'));
    expect(references.length).toBeGreaterThan(0);
    const files = ['src/engine/games/tric-trac', 'src/renderer/games/tric-trac', 'tests/engine/tric-trac'];
    // One project of the new game and the lists that name it: the linter would read all of them to find its files.
    const project = { ...config, extends: './tsconfig/base.json', include: [...files, 'src/*/games/*.ts'] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(project));
    expect(node('node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'tsconfig.json').said).toBe('');
    expect(node('node_modules/eslint/bin/eslint.js', ...files).said).toBe('');
    expect(node('node_modules/prettier/bin/prettier.cjs', '--log-level', 'warn', '--check', ...files).said).toBe('');
  });
});
