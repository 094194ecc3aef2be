import { chmodSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countByProject, sentenceOf } from '../../scripts/counts.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import { node, testFolder } from './command';

describe('the Chromium of the tests', () => {
  const there =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);
  test.each([
    ['the one named', { CHROMIUM: '/mine' }, there('/mine', '/usr/bin/chromium', '/playwright'), '/mine'],
    ['the system’s', {}, there('/usr/bin/google-chrome', '/playwright'), '/usr/bin/google-chrome'],
    ['Playwright’s own', {}, there('/playwright'), '/playwright'],
    ['the next, where the one named is not there', { CHROMIUM: '/mine' }, there('/playwright'), '/playwright'],
    ['none', { CHROMIUM: '' }, there(), undefined],
  ])('%s', (_which, env, exists, found) => {
    expect(findChromium(env as NodeJS.ProcessEnv, '/playwright', exists as typeof Boolean)).toBe(found);
  });
});

describe('the counts of the end-to-end tests', () => {
  const suite = (...tests: [project: string, status: string][]) => ({
    specs: [{ tests: tests.map(([projectName, status]) => ({ projectName, status })) }],
  });

  test('are told by project, also of suites within suites', () => {
    const file = {
      ...suite(['web', 'expected'], ['shell', 'expected']),
      suites: [suite(['web', 'flaky'], ['shell', 'skipped'])],
    };
    const counts = countByProject({ suites: [file, suite(['shell', 'unexpected'])] });
    expect(sentenceOf(counts)).toBe(
      'e2e on web: 2 passed (1 when run again), on shell: 1 passed, 1 failed, 1 marked different',
    );
  });

  test('need no name where there is one project', () => {
    expect(sentenceOf(countByProject({ suites: [suite(['', 'expected'])] }))).toBe('e2e 1 passed');
  });
});

// The stand-in for npm is a script.
describe.skipIf(process.platform === 'win32')('npm run -s console in a fresh clone', () => {
  test('prints nothing but answers, and leaves its input to the console', async () => {
    const clone = testFolder();
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(clone, name), { recursive: true });
    for (const name of ['src', 'tools']) symlinkSync(resolve(name), join(clone, name));
    const bin = join(clone, 'bin');
    mkdirSync(bin);
    const npm = `#!/bin/sh\ncat > /dev/null\necho "added 400 packages"\nln -s '${resolve('node_modules')}' node_modules\n`;
    writeFileSync(join(bin, 'npm'), npm);
    chmodSync(join(bin, 'npm'), 0o755);
    const PATH = [bin, process.env.PATH].join(delimiter);
    const input = '{"id":1,"do":"games"}\n';
    const command = node(['scripts/tool.mjs', 'console'], { PATH }, { cwd: clone, input });
    expect(await command.ended, command.said().err).toBe(0);
    expect(command.said().err).toContain('added 400 packages');
    const lines = command.said().out.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({ id: 1, ok: true });
  });
});

describe('modules that are linked', () => {
  test('are another checkout’s: they are never installed anew, which would empty its folder', async () => {
    const [clone, modules] = [testFolder(), testFolder()];
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(clone, name), { recursive: true });
    writeFileSync(join(modules, 'kept.txt'), 'of another checkout');
    symlinkSync(modules, join(clone, 'node_modules'), 'junction');
    const command = node(['scripts/setup.mjs'], {}, { cwd: clone });
    expect(await command.ended, command.said().err).toBe(0);
    expect(command.said().err).toBe('');
    expect(readdirSync(modules)).toEqual(['kept.txt']);
  });
});
