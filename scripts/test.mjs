// `npm test`: sets the project up and runs every check. Prints the runners' own output, and at the end one line of totals.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { electronBinary, ensureChromium, ensureDependencies, root, run } from './setup.mjs';

ensureDependencies();
const chromium = ensureChromium();
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0 };
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

/** A check that passes or fails as a whole. */
function check(name, command, args) {
  if (!wanted(name)) return;
  console.log(`\n── ${name}`);
  const ok = run(command, args);
  totals[ok ? 'passed' : 'failed']++;
  if (!ok) console.log(`${name} failed`);
}

/** A test runner that leaves its counts in a JSON report. */
function suite(name, command, args, env, count) {
  if (!wanted(name)) return;
  console.log(`\n── ${name}`);
  const ok = run(command, args, { env: { ...process.env, ...env } });
  let result = { passed: 0, failed: 0 };
  try {
    result = count(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
  } catch {
    console.log(`${name} left no report`);
  }
  totals.passed += result.passed;
  totals.failed += ok ? result.failed : Math.max(1, result.failed);
}

check('typecheck', 'npm', ['run', '--silent', 'typecheck']);
check('lint', 'npm', ['run', '--silent', 'lint']);
check('build', process.execPath, ['scripts/build.mjs']);
suite(
  'unit',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
  {},
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);
if (!electronBinary({ fetch: false }))
  console.log('\nElectron: not run here (its binary is not on this machine); the web host stands in.');
suite(
  'e2e',
  'npx',
  ['playwright', 'test', '--reporter=list,json'],
  { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
