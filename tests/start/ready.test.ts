import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countByProject, failedJourneys, failedTests, sentenceOf } from '../../scripts/counts.mjs';
import { findChromium, isInstalled } from '../../scripts/setup.mjs';
import { temporaryFolder } from '../temporary-folder';
import { node } from './command';

describe('the tests’ Chromium', () => {
  const there =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);
  test.each([
    ['the named one', { CHROMIUM: '/mine' }, there('/mine', '/usr/bin/chromium', '/playwright'), '/mine'],
    ['the system’s', {}, there('/usr/bin/google-chrome', '/playwright'), '/usr/bin/google-chrome'],
    ['Playwright’s own', {}, there('/playwright'), '/playwright'],
    ['the next one if the named one is missing', { CHROMIUM: '/mine' }, there('/playwright'), '/playwright'],
    ['none', { CHROMIUM: '' }, there(), undefined],
  ])('is %s', (_which, env, exists, found) => {
    expect(findChromium(env as NodeJS.ProcessEnv, '/playwright', exists as typeof Boolean)).toBe(found);
  });
});

describe('the dependencies', () => {
  const one = { version: '1.0.0', integrity: 'a' };
  const lock = { packages: { '': { name: 'app' }, 'node_modules/one': one, 'node_modules/mac': { optional: true } } };
  test.each([
    ['installed if all but optional packages are there', { 'node_modules/one': one }, true],
    ['not installed if a package is missing', {}, false],
    ['not installed if a package has another version', { 'node_modules/one': { ...one, version: '1.0.1' } }, false],
    ['not installed if a package has other contents', { 'node_modules/one': { ...one, integrity: 'b' } }, false],
    ['not installed if a removed package is there', { 'node_modules/one': one, 'node_modules/two': one }, false],
  ])('are %s', (_which, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });

  test('of this checkout are recognised as installed', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
  });
});

describe('the numbers of end-to-end tests', () => {
  const suite = (...tests: [project: string, status: string][]) => ({
    specs: [{ tests: tests.map(([projectName, status]) => ({ projectName, status })) }],
  });

  test('are given by project, including nested suites', () => {
    const file = {
      ...suite(['web', 'expected'], ['shell', 'expected']),
      suites: [suite(['web', 'flaky'], ['shell', 'skipped'])],
    };
    const counts = countByProject({ suites: [file, suite(['shell', 'unexpected'])] });
    expect(sentenceOf(counts)).toBe('e2e on web: 2 passed (1 on retry), on shell: 1 passed, 1 failed, 1 skipped');
  });

  test('omit the name for a single project', () => {
    expect(sentenceOf(countByProject({ suites: [suite(['', 'expected'])] }))).toBe('e2e 1 passed');
  });
});

describe('failures at the end of a run', () => {
  test('name each end-to-end test by host, with the first line of its last error', () => {
    const error = { message: '\u001b[31mExpected 2\u001b[39m\nto be 3' };
    const tests = [
      { projectName: 'shell', status: 'unexpected', results: [{}, { error }] },
      { projectName: 'web', status: 'flaky', results: [{ error }, {}] },
    ];
    const report = { suites: [{ specs: [], suites: [{ specs: [{ file: 'a.test.ts', title: 'sails', tests }] }] }] };
    expect(failedJourneys(report)).toEqual(['[shell] a.test.ts: sails (Expected 2)']);
  });

  test('name each unit test, and files that could not be loaded', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'a galley sinks', failureMessages: ['no\n  at …'] },
      { status: 'passed', fullName: 'a galley sails', failureMessages: [] },
    ];
    const testResults = [
      { name: '/here/tests/a.test.ts', status: 'failed', assertionResults },
      { name: '/here/tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/here/tests/c.test.ts', status: 'passed', assertionResults: assertionResults.slice(1) },
    ];
    expect(failedTests({ testResults }, '/here')).toEqual([
      'tests/a.test.ts: a galley sinks (no)',
      'tests/b.test.ts (no such module)',
    ]);
  });
});

// Skipped on Windows, where the script that replaces npm cannot run.
describe.skipIf(process.platform === 'win32')('npm run -s console in a fresh clone', () => {
  test('prints only answers, although it installs first, and the installation reads no input', async () => {
    const clone = temporaryFolder();
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

describe('linked modules', () => {
  test('are never reinstalled, because that would empty the folder of the checkout they belong to', async () => {
    const [clone, modules] = [temporaryFolder(), temporaryFolder()];
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
