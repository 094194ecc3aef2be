// The two kinds of mutants: in which files they are made, how they are chosen, and which tests must notice them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chosen, spread } from './choose.mjs';
import { importersIn, testsNear } from './imports.mjs';
import { conditionsOf, sitesOf } from './sites.mjs';
import { testRunner } from './suite.mjs';
import { filesIn, slashes, testsFor } from './tests.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
/** Services, stores, and the table code that chooses moves and plays several in a row. */
const APP = [
  /^src\/main\/services\//,
  /^src\/renderer\/stores\//,
  /^src\/renderer\/app\/table\/(input\/|usePlan|usePlay)/,
  /^src\/renderer\/games\/[^/]+\/(voyages|sailing)\.ts$/,
];

/** Maximum number of test files to run for a mutant of the app. */
const MAX_FILES = 8;
/** The words within this many characters of a change are used to find tests about it. */
const AROUND = 300;

export const KINDS = {
  /** Rule predicates. The recorded games or the game's tests must kill mutants of them. */
  rules: {
    isHeld: (path) => path.startsWith('src/engine/games/'),
    sitesOf,
    choose: chosen,
    tests: rulesTests,
  },
  /** Conditions in services, stores and the table. The test files that import them must kill mutants of them. */
  app: {
    isHeld: (path) => APP.some((part) => part.test(path)),
    sitesOf: conditionsOf,
    choose: spread,
    tests: appTests,
  },
};

export function filesOf(root, { isHeld }, part = '') {
  return filesIn(join(root, 'src'))
    .map((path) => slashes(relative(root, path)))
    .filter((path) => path.endsWith('.ts') && isHeld(path) && path.includes(part))
    .sort();
}

/** All changes of a kind in the files with `part` in their path, in file and text order. */
export function sitesIn(root, kind, part = '') {
  return filesOf(root, kind, part).flatMap((path) => kind.sitesOf(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * Prepares the tests of the rules. `noticed` runs them with a changed file in the copy. It returns the kind of test
 * that failed, or `undefined` if all passed.
 */
async function rulesTests(root, copy) {
  // Mutants can only be judged if the tests pass without them.
  if (fails(copy, [await corpusTool(copy)])) {
    throw new Error('The recorded games already differ without a mutant. Run npm run corpus to see how.');
  }
  return {
    async noticed({ path }) {
      const { games, files } = testsFor(root, path);
      // The recorded games take a second and detect the most mutants.
      const corpus = await corpusTool(copy);
      if (games.some((game) => fails(copy, [corpus, '--game', game]))) return 'recorded games';
      return fails(copy, [VITEST, 'run', '--bail=1', ...files]) ? 'tests' : undefined;
    },
    restored: () => undefined,
    stop: () => undefined,
  };
}

/** The tool that replays recorded games, built from the copy. */
async function corpusTool(copy) {
  const { build } = await import('vite');
  const outDir = join(copy, 'built');
  await build({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: join(copy, 'tools/corpus.ts'), outDir, emptyOutDir: true, target: 'node20', minify: false },
  });
  return join(outDir, 'corpus.js');
}

function fails(copy, args) {
  const limits = { timeout: 300_000, killSignal: 'SIGKILL' };
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', ...limits }).status !== 0;
}

/** Runs the tests of the app, near and cheap ones first, one file at a time, until one fails. */
function appTests(root, copy) {
  const importers = importersIn(root);
  const runner = testRunner(copy);
  const times = new Map();
  const trusted = new Set();
  const broken = new Set();
  let changed = [];
  const run = async (file) => {
    const result = await runner.run(file, changed);
    changed = [];
    times.set(file, result.millis);
    return result;
  };
  return {
    async noticed(mutant, unchanged) {
      changed.push(join(copy, mutant.path));
      for (const file of inOrder(testsNear(importers, mutant.path), mutant, root, times)) {
        if (broken.has(file)) continue;
        const result = await run(file);
        if (result.passed) continue;
        // When a file fails for the first time, it is run without the change to make sure that it passes.
        if (!trusted.has(file)) {
          const again = unchanged();
          changed.push(join(copy, mutant.path));
          const fine = (await run(file)).passed;
          again();
          changed.push(join(copy, mutant.path));
          (fine ? trusted : broken).add(file);
          if (!fine) console.log(`    Skipping ${file}, which also fails without a mutant`);
          if (!fine) continue;
        }
        return `${file}: ${result.failed[0] ?? '(not a test)'}`;
      }
      return undefined;
    },
    restored: (path) => changed.push(join(copy, path)),
    stop: () => runner.stop(),
  };
}

/**
 * Sorts tests: first those named after the file or the function, then those that share the most rare words with the
 * lines around the change, relative to cost and distance. Only the first few tests run. A mutant that they do not
 * notice needs a cheaper test.
 */
function inOrder(tests, { path, inside, source, start }, root, times = new Map()) {
  const names = [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), inside].filter((name) => name.length > 3);
  const texts = new Map(tests.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  // Words, and quoted names such as 'saves.import' as a whole.
  const words = new Set(source.slice(Math.max(0, start - AROUND), start + AROUND).match(/'[\w.-]{4,}'|[a-z]{4,}/gi));
  const shared = new Map(tests.map(({ file }) => [file, 0]));
  for (const word of words) {
    const holders = tests.filter(({ file }) => texts.get(file).includes(word));
    for (const { file } of holders) shared.set(file, shared.get(file) + 1 / holders.length);
  }
  const cost = (file) => times.get(file) ?? texts.get(file).length;
  const worth = ({ file, between }) =>
    names.some((name) => file.slice(file.lastIndexOf('/') + 1).startsWith(name))
      ? Infinity
      : (0.1 + shared.get(file)) / Math.sqrt(cost(file)) / (between + 1);
  return tests
    .sort((a, b) => worth(b) - worth(a) || cost(a.file) - cost(b.file))
    .slice(0, MAX_FILES)
    .map(({ file }) => file);
}
