// `npm run check`: what a change needs before it is committed: types, lint and form of the files that changed, and the tests that import
// them. `npm run check -- main` looks at everything since that commit.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, root, run, TOOLS } from './setup.mjs';

const [since = 'HEAD'] = process.argv.slice(2);
ensureDependencies();
const files = [
  ...git('diff', '--name-only', '--diff-filter=d', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
].filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|vue|m?js)$/.test(file));

const steps = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  code.length > 0 && ['lint', 'npx', ['eslint', '--no-warn-ignored', ...code]],
  files.length > 0 && ['form', 'npx', ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files]],
  code.length > 0 && [
    'tests',
    process.execPath,
    [TOOLS.vitest, 'run', '--changed', since, '--passWithNoTests', '--reporter=dot'],
  ],
].filter(Boolean);

const failed = steps.filter(([name, command, args]) => {
  const began = Date.now();
  console.log(`── ${name}`);
  const ok = run(command, args);
  console.log(`   ${ok ? 'good' : 'failed'}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return !ok;
});
console.log(`${files.length} files looked at, ${failed.length} of ${steps.length} checks failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** The paths a git command lists. Ends the run where it fails: there is no such commit. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim().split('\n')[0]);
    process.exit(1);
  }
  return stdout.split('\0').filter(Boolean);
}
