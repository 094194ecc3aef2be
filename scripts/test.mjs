// Prepares the project, builds it and runs all checks of the short suite: npm test
//
// Arguments select checks: `node scripts/test.mjs build e2e`. Prints the runners' output, the cost of the run and a
// line of totals, and the elapsed time at least every ten seconds. `npm run test:deep` (scripts/test-deep.mjs) runs
// further checks.
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { busySeconds } from './cost/busy.mjs';
import { costliest, costSentence } from './cost/summary.mjs';
import { countByProject, failedJourneys, failedTests, sentenceOf } from './counts.mjs';
import { heartbeat } from './heartbeat.mjs';
import { collect, ensureChromium, ensureDependencies, FORM, root, TOOLS } from './setup.mjs';

console.log('Running the short test suite: 7 to 9 minutes on two cores.');
ensureDependencies();
const chromium = await ensureChromium();
const began = { wall: Date.now(), busy: busySeconds() };
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0 };
/** The names of failed checks. They are repeated at the end of the output, where even a truncated log shows them. */
const failures = [];
const parsed = {};
const only = process.argv.slice(2);
const isWanted = (name) => only.length === 0 || only.includes(name);

/**
 * Runs checks that pass or fail as a whole, as many at once as there are cores. The output of each is printed when it
 * ends.
 */
async function check(checks) {
  const waiting = Object.entries(checks).filter(([name]) => isWanted(name));
  if (waiting.length === 0) return;
  const names = waiting.map(([name]) => name).join(', ');
  console.log(`\n── step 1 of 3: ${names}`);
  const stop = heartbeat('Checking');
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [command, ...args]] = next;
      const { ok, said } = await collect(command, args);
      console.log(`\n── ${name}`);
      process.stdout.write(said);
      totals[ok ? 'passed' : 'failed']++;
      if (ok) continue;
      console.log(`${name} failed`);
      failures.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  stop();
}

/** Runs a test runner that writes its counts to a JSON report. */
function suite(step, name, args, env, count) {
  if (!isWanted(name)) return;
  console.log(`\n── step ${step} of 3: ${name} tests`);
  const { status, signal, error } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ok = status === 0;
  let result = { passed: 0, failed: 0, names: [] };
  try {
    parsed[name] = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
    result = count(parsed[name]);
  } catch (unreadable) {
    console.log(`${name} wrote no readable report: ${unreadable.message}`);
  }
  totals.passed += result.passed;
  totals.failed += ok ? result.failed : Math.max(1, result.failed);
  if (ok) return;
  const how = error?.message ?? (signal ? `killed by ${signal}` : `exit code ${status}`);
  failures.push(
    ...(result.names.length > 0 ? result.names : [`${name}, outside its tests (${how}; see the errors above)`]),
  );
}

const script = (name) => ['npm', 'run', '--silent', name];
await check({
  lint: script('lint'),
  typecheck: script('typecheck'),
  form: FORM,
  build: [process.execPath, 'scripts/build.mjs'],
  // Only runs if its packages are installed.
  ...(existsSync(join(root, 'lab/node_modules')) && {
    field: ['npm', 'test', '--silent', '--prefix', 'lab'],
  }),
});
suite(
  2,
  'unit',
  [
    TOOLS.vitest,
    'run',
    '--reporter=default',
    `--reporter=${join(root, 'scripts/progress-reporter.mjs')}`,
    `--reporter=${join(root, 'scripts/cost/run-errors-reporter.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
  ],
  { CHROMIUM: chromium },
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, names: failedTests(report, root) }),
);
let e2e = '';
suite(
  3,
  'e2e',
  [TOOLS.playwright, 'test'],
  { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  (report) => {
    e2e = sentenceOf(countByProject(report));
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, names: failedJourneys(report) };
  },
);

const cost = {
  busy: busySeconds() - began.busy,
  wall: (Date.now() - began.wall) / 1000,
  cores: availableParallelism(),
  checks: only,
};
writeFileSync(join(reports, 'suite.json'), `${JSON.stringify(cost)}\n`);
console.log(`\nThe ten most expensive files and tests, in seconds:\n${costliest(parsed, root, 10).join('\n')}`);
if (e2e) console.log(`\n${e2e}`);
console.log(`\n${costSentence(cost)}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
