import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { whyNotId } from '../../scripts/new-game/copy.mjs';
import { checkoutWith } from './checkout';

/** The timeout of a step on a slow and busy machine, in milliseconds. */
const SLOW = 600_000;

let root = '';
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Removes the other games from the lists, so that the suites neither load nor play them. */
function unlistOthers(): void {
  for (const [folder, file] of [
    ['src/engine/games', 'index.ts'],
    ['src/renderer/games', 'ui.ts'],
  ])
    for (const id of readdirSync(join(root, folder)).filter((name) => name !== 'tric-trac')) {
      const path = join(root, folder, id, file);
      if (existsSync(path)) rmSync(path);
    }
  expect(node('scripts/registry.mjs').said).toBe('');
}

beforeAll(() => {
  root = checkoutWith('tric-trac');
}, SLOW);

describe('npm run new-game -- tric-trac', () => {
  test('adds a game with the given name to the lists of the engine, the renderer and the languages', () => {
    expect(read('src/engine/games/list.ts')).toContain('entryOf(tricTrac, tricTracBot)');
    expect(read('src/renderer/games/list.ts')).toContain('tricTracUi');
    for (const code of ['en', 'fr']) expect(read(`src/renderer/locales/games-${code}.ts`)).toContain(`'tric-trac'`);
    const added = ['src/engine/games', 'src/renderer/games', 'tests/engine'].map((folder) => `${folder}/tric-trac`);
    const left = execFileSync(process.execPath, ['-e', LEFT, ...added], { cwd: root, encoding: 'utf8' });
    expect(left).toBe('');
  });

  test('passes its tests, and the suites that cover a new game', { timeout: SLOW }, () => {
    unlistOthers();
    const { status, said } = node(
      'node_modules/vitest/vitest.mjs', 'run', '--no-color', '-t', 'tric-trac|“Where is”',
      'tests/engine/tric-trac', 'tests/engine/generic', 'tests/architecture/documents', 'tests/renderer/games/words',
      'tests/renderer/games/explanations',
    ); // prettier-ignore
    expect(status, said).toBe(0);
    expect(Number(/Tests +(\d+) passed/.exec(said)?.[1]), said).toBeGreaterThan(30);
  });

  test('refuses an invalid name, and a name that is taken', () => {
    expect(whyNotId('Tric Trac', [])).toContain('lower case');
    expect(whyNotId(undefined, [])).toContain('npm run new-game -- tric-trac');
    expect(whyNotId('tric-trac', ['tric-trac'])).toContain('already');
    expect(whyNotId('tric-trac', [])).toBeUndefined();
    expect(node('scripts/new-game.mjs', 'tric-trac').status).toBe(1);
    expect(existsSync(join(root, 'src/engine/games/tric-trac/index.ts'))).toBe(true);
  });
});

/** Prints the files in the folders that still mention the template. */
const LEFT = `
const { readdirSync, readFileSync } = require('node:fs');
for (const folder of process.argv.slice(1))
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const text = readFileSync(file.parentPath + '/' + file.name, 'utf8');
    if (/template.?game|tools\\/new-game/i.test(text)) console.log(file.name);
  }`;
