import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFresh } from '../../scripts/build/output.mjs';
import { SHELLS, TARGETS, targetsOf } from '../../scripts/build/targets.mjs';
import { temporaryFolder } from '../temporary-folder';
import { DEEP } from '../suite';
import { node } from './command';
import { reusePage } from './page';

/** Returns the lines that a build prints: one for each target that it builds, or the error. */
async function build(out: string, ...args: string[]): Promise<string[]> {
  const command = node(['scripts/build.mjs', '--out', out, ...args]);
  await command.ended;
  return command.said().err.trim().split('\n').filter(Boolean);
}

describe('the build targets', () => {
  test('are all built by default, and each only once', () => {
    expect(targetsOf([])).toEqual(Object.keys(TARGETS));
    expect(targetsOf(['electron', 'web', 'main'])).toEqual([...SHELLS.electron, 'webHost', 'webThinking']);
  });

  test.each(['nothing', 'constructor'])('reject “%s” with the available targets', (name) => {
    expect(() => targetsOf([name])).toThrow(`Unknown build target “${name}”. The targets are electron, web, renderer,`);
  });

  test('never share an output', () => {
    const places = Object.values(TARGETS).map(({ out }) => out);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the output folder', () => {
  const root = temporaryFolder();
  const out = join(root, 'dist');
  const [main, thinking] = ['main/main.mjs', 'main/opponent.mjs'].map((name) => join(out, name));
  beforeAll(async () => {
    reusePage(out);
    expect(await build(out, 'main', 'thinking', 'renderer')).toEqual([
      'Building main …',
      'Building thinking …',
      ...(DEEP ? ['Building renderer …'] : []),
    ]);
  });

  test('is unchanged while everything in it is fresh', async () => {
    expect(await build(out, 'main', 'thinking', 'renderer')).toEqual([]);
  });

  test('is cleared of files that no target makes, but keeps other targets’ files', async () => {
    mkdirSync(join(out, 'main', 'old'));
    mkdirSync(join(out, 'attic'));
    for (const name of ['old.txt', 'main/old/chunk.mjs', 'attic/old.mjs', '.built/attic']) {
      writeFileSync(join(out, name), '');
    }
    expect(await build(out, '--force', 'main')).toEqual(['Building main …']);
    expect(readdirSync(out).sort()).toEqual(['.built', 'main', 'renderer']);
    expect(readdirSync(join(out, 'main')).sort()).toEqual(['main.mjs', 'opponent.mjs']);
    expect(readdirSync(join(out, '.built')).sort()).toEqual(['main', 'renderer', 'thinking']);
  });

  test('is completed by rebuilding only the missing files', async () => {
    rmSync(thinking);
    expect(await build(out, 'main', 'thinking')).toEqual(['Building thinking …']);
    expect(existsSync(thinking)).toBe(true);
  });

  test('needs a rebuild of the whole page if one of the page’s files is missing or superfluous', async () => {
    const assets = join(out, 'renderer', 'assets');
    expect(isFresh(out, 'renderer')).toBe(true);
    const [first] = readdirSync(assets).map((name) => join(assets, name));
    const body = readFileSync(first);
    rmSync(first);
    expect(isFresh(out, 'renderer')).toBe(false);
    writeFileSync(first, body);
    expect(isFresh(out, 'renderer')).toBe(true);
    writeFileSync(join(assets, 'old.js'), '');
    expect(isFresh(out, 'renderer')).toBe(false);
    if (!DEEP) return;
    expect(await build(out, 'renderer')).toEqual(['Building renderer …']);
    expect(existsSync(join(assets, 'old.js'))).toBe(false);
  });

  test('is stale if built from other sources', async () => {
    writeFileSync(join(out, '.built', 'main'), 'the hash of other sources');
    expect(await build(out, 'main', 'thinking')).toEqual(['Building main …']);
  });

  test('is stale after an interrupted build', async () => {
    const whole = readFileSync(main, 'utf8');
    // The state after the process was killed: the old build's mark is gone, and the file is half written.
    rmSync(join(out, '.built', 'main'));
    writeFileSync(main, whole.slice(0, 1000));
    await build(out, 'main');
    expect(readFileSync(main, 'utf8')).toBe(whole);
  });

  test('is refused if it contains files that no build has written', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, 'letter.txt'), 'Dear doge');
    expect(await build(home, 'thinking')).toEqual([`${home} contains other files. Choose an empty or new folder.`]);
    expect(readdirSync(home)).toEqual(['letter.txt']);
  });
});
