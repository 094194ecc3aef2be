// Checks the changes since the last commit: npm run check
//
// Checks types, lint and formatting of changed files, and runs tests. A change in a game's folder runs that game's
// tests. Any other change runs all tests that import the file. `npm run check -- COMMIT` checks the changes since
// COMMIT. Types are checked in parallel with the other steps.
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scopeOf } from './check/scope.mjs';
import { collect, ensureDependencies, root, TOOLS } from './setup.mjs';

const [since = 'HEAD'] = process.argv.slice(2);
ensureDependencies();
const began = Date.now();
const files = [
  ...git('diff', '--name-only', '--diff-filter=d', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
].filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|vue|m?js)$/.test(file));
const scope = scopeOf(
  code,
  readdirSync(join(root, 'src/engine/games')).filter((id) =>
    existsSync(join(root, 'src/engine/games', id, 'index.ts')),
  ),
);

const node = (tool, ...args) => [process.execPath, [join(root, 'node_modules', tool), ...args]];
const vitest = (...args) => [
  process.execPath,
  [TOOLS.vitest, 'run', '--passWithNoTests', '--reporter=minimal', ...args],
];
const there = (folders) => folders.filter((folder) => existsSync(join(root, folder)));
const tests = scope
  ? [
      [`tests of ${scope.ids.join(', ')}`, ...vitest(...there(scope.own))],
      ['shared tests of these games', ...vitest('-t', scope.ids.join('|'), ...scope.shared)],
    ]
  : [['tests', ...vitest('--changed', since)]];
const types = step('types', 'npm', ['run', '--silent', 'typecheck']);
const rest = [
  code.length > 0 && ['lint', ...node('eslint/bin/eslint.js', '--no-warn-ignored', ...code)],
  files.length > 0 && [
    'form',
    ...node('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn', ...files),
  ],
  ...(code.length > 0 ? tests : []),
].filter(Boolean);
const results = [];
for (const [name, command, args] of rest) results.push(await step(name, command, args));
results.push(await types);

const failed = results.filter((ok) => !ok).length;
console.log(`${files.length} files checked, ${failed} of ${results.length} checks failed, ${seconds(began)} s`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a check and prints the result. Prints its output only on failure. */
async function step(name, command, args) {
  const from = Date.now();
  const { ok, said } = await collect(command, args);
  console.log(`── ${name}: ${ok ? 'passed' : 'failed'}, ${seconds(from)} s`);
  if (!ok) process.stdout.write(said);
  return ok;
}

function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(1);
}

/** The paths listed by a git command. Exits if the command fails, for example because the commit does not exist. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim().split('\n')[0]);
    process.exit(1);
  }
  return stdout.split('\0').filter(Boolean);
}
