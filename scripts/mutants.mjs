// Changes one predicate of the rules by one small step, in a copy of the project, and runs the tests of its game: who notices? Many
// times over: `npm run mutants -- --seed 1 --count 50`. `--file PART` takes predicates of files so named, `--list` names the changes.
// A change nobody notices survives: it becomes a test, or is named in scripts/mutants/equivalent.json with why it changes nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { chosen } from './mutants/choose.mjs';
import { sitesOf } from './mutants/sites.mjs';
import { filesIn, slashes, testsFor } from './mutants/tests.mjs';
import { ensureDependencies, root } from './setup.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    file: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});
ensureDependencies();
const equivalent = JSON.parse(readFileSync(join(root, 'scripts/mutants/equivalent.json'), 'utf8'));

const all = filesIn(join(root, 'src/engine/games'))
  .map((path) => slashes(relative(root, path)))
  .filter((path) => path.endsWith('.ts'))
  .sort()
  .flatMap((path) => sitesOf(path, readFileSync(join(root, path), 'utf8')));
const mutants = chosen(
  all.filter(({ path }) => path.includes(values.file)),
  Number(values.count),
  Number(values.seed),
);
console.log(`${mutants.length} of ${all.length} changes, seed ${values.seed}`);

if (values.list) mutants.forEach((mutant) => console.log(told(mutant)));
else await runAll();

async function runAll() {
  const copy = temporaryFolder();
  const counts = { killed: 0, equivalent: 0, survived: 0 };
  for (const part of [
    'src',
    'tests',
    'tools',
    'scripts',
    'package.json',
    'vitest.config.ts',
    'tsconfig.json',
    'tsconfig',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Nothing can be said of changes while the tests fail without any.
  const corpus = await toolIn(copy);
  if (fails(copy, [corpus])) throw new Error('The recorded games differ before anything is changed: npm run corpus.');
  for (const [i, mutant] of mutants.entries()) {
    const what = known(mutant) ? 'equivalent' : (await noticed(copy, mutant)) ? 'killed' : 'survived';
    counts[what]++;
    console.log(`${String(i + 1).padStart(3)} ${what.padEnd(10)} ${told(mutant)}`);
  }
  console.log(Object.entries(counts).map(([what, count]) => `${count} ${what}`).join(', ')); // prettier-ignore
  if (counts.survived > 0) process.exitCode = 1;
}

/** Whether a test fails on a changed predicate; one that hangs has noticed, too. */
async function noticed(copy, { path, start, end, put }) {
  const source = readFileSync(join(root, path), 'utf8');
  writeFileSync(join(copy, path), source.slice(0, start) + put + source.slice(end));
  try {
    const { games, files } = testsFor(root, path);
    // The recorded games take a second, and notice most.
    const corpus = await toolIn(copy);
    return (
      games.some((game) => fails(copy, [corpus, '--game', game])) || fails(copy, [VITEST, 'run', '--bail=1', ...files])
    );
  } finally {
    writeFileSync(join(copy, path), source);
  }
}

/** The tool that replays recorded games, built from what the copy holds now. */
async function toolIn(copy) {
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
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 300_000 }).status !== 0;
}

/** What a change is, whatever line it stands on. */
function known({ path, predicate, was, put }) {
  return equivalent.some((entry) => path.endsWith(entry.file) && entry.predicate === predicate && entry.was === was && entry.put === put); // prettier-ignore
}

function told({ path, line, predicate, was, put }) {
  const flat = (text) => text.replace(/\s+/g, ' ');
  return `${path}:${line} ${predicate}: ${flat(was)} → ${flat(put)}`;
}
