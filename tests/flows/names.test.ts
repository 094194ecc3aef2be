import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import playwright, { PROJECTS } from '../../playwright.config';
import { at, overMatrix, STEPS, WORKFLOWS } from './workflows';

const require = createRequire(import.meta.url);
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Every script line in the workflows, once per matrix entry. */
const LINES = STEPS.flatMap(({ job, step }) => overMatrix(job, step.run ?? '').flatMap((text) => text.split('\n')));
const found = (pattern: RegExp) => [
  ...new Set(LINES.flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => name))),
];

/** Returns the names or paths of artifacts that an action uses, once per matrix entry. */
const artifacts = (action: string, key: string) =>
  STEPS.filter(({ step }) => step.uses?.startsWith(`actions/${action}@`)).flatMap(({ job, step }) =>
    overMatrix(job, String(step.with?.[key] ?? '')).filter((text) => text !== ''),
  );

describe('the workflows', () => {
  test('use existing npm scripts', () => {
    const named = [
      ...found(/\bnpm run (?:-s )?([\w:-]+)/g),
      ...(LINES.some((line) => /\bnpm test\b/.test(line)) ? ['test'] : []),
    ];
    expect(named).toEqual(expect.arrayContaining(['build', 'package', 'test']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('run existing files with Node', () => {
    const named = found(/\bnode ([\w./-]+\.m?js)\b/g);
    expect(named).toEqual(expect.arrayContaining(['scripts/smoke.mjs', 'scripts/verify-package.mjs']));
    expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  test('run commands of installed dependencies', () => {
    const named = found(/\bnpx ([\w-]+)/g);
    expect(named).toEqual(['playwright']);
    const { bin } = require('@playwright/test/package.json') as { bin: Record<string, string> };
    expect(Object.keys(bin)).toEqual(named);
  });

  test('use existing Playwright projects', () => {
    const named = found(/--project=([\w-]+)/g);
    expect(named).toEqual(['electron']);
    // The list includes projects that cannot run on this machine.
    expect(PROJECTS.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    expect(PROJECTS).toEqual(expect.arrayContaining(playwright.projects ?? []));
  });

  test('download only uploaded artifacts, and no two entries of a matrix upload the same artifact', () => {
    for (const { job, step } of STEPS.filter((each) => each.step.uses?.startsWith('actions/upload-artifact@'))) {
      const names = overMatrix(job, String(step.with?.name));
      // Matrix entries must upload under different names, or only one of them may upload.
      if (new Set(names).size < names.length) expect(step.if).toMatch(/^matrix\.\w+ == '\w+'$/);
    }
    const left = [...new Set(artifacts('upload-artifact', 'name'))];
    const fetched = new Set(artifacts('download-artifact', 'name'));
    expect(fetched.size).toBeGreaterThan(0);
    expect([...fetched].filter((name) => !left.includes(name))).toEqual([]);
    for (const pattern of artifacts('download-artifact', 'pattern')) {
      const start = pattern.replace(/\*$/, '');
      expect(left.filter((name) => name.startsWith(start))).toHaveLength(3);
    }
  });

  test('upload every kind of installer, the console, and traces of failures', () => {
    const paths = new Set(artifacts('upload-artifact', 'path').flatMap((text) => text.trim().split(/\s+/)));
    const config = load(readFileSync(at('electron-builder.yml'), 'utf8')) as Record<
      string,
      { target: { target: string }[] }
    >;
    const targets = ['win', 'mac', 'linux'].flatMap((key) => config[key].target.map(({ target }) => target));
    const endings = new Set(targets.map((target) => (/^(nsis|portable)$/.test(target) ? 'exe' : target)));
    const installers = [...endings].map((ending) => `release/*.${ending}`);
    const traces = [playwright.outputDir, '.cache/smoke'];
    expect([...paths].sort()).toEqual([...installers, 'release/*-console.mjs', ...traces].sort());
    // The packager puts the console next to the installers.
    expect(readFileSync(at('build/hooks.mjs'), 'utf8')).toContain('-console.mjs');
  });

  test('start on no pushes other than to main and of version tags', () => {
    for (const { workflow } of WORKFLOWS) {
      const push = workflow.on.push as { branches?: string[]; tags?: string[] } | undefined;
      if (push) expect([push.branches ?? push.tags]).toEqual([push.branches ? ['main'] : ['v*']]);
    }
  });
});
