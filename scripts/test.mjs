// `npm test`: sets the project up and runs every check. Prints the runners' own output, and at the end one line of totals.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countByProject, failedJourneys, failedTests, sentenceOf } from './counts.mjs';
import { collect, ensureChromium, ensureDependencies, root, run, TOOLS } from './setup.mjs';

ensureDependencies();
const chromium = await ensureChromium();
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0 };
/** What failed, by name: said again at the very end, where a log that was cut still has it. */
const failures = [];
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

/** Checks that pass or fail as a whole, side by side: each of them keeps one processor busy. What each says stands together. */
async function check(checks) {
  const asked = Object.entries(checks).filter(([name]) => wanted(name));
  const results = asked.map(async ([name, [command, ...args]]) => ({ name, ...(await collect(command, args)) }));
  for (const result of results) {
    const { name, ok, said } = await result;
    console.log(`\n── ${name}`);
    process.stdout.write(said);
    totals[ok ? 'passed' : 'failed']++;
    if (ok) continue;
    console.log(`${name} failed`);
    failures.push(name);
  }
}

/** A test runner that leaves its counts in a JSON report. */
function suite(name, args, env, count) {
  if (!wanted(name)) return;
  console.log(`\n── ${name}`);
  const ok = run(process.execPath, args, { env: { ...process.env, ...env } });
  let result = { passed: 0, failed: 0, names: [] };
  try {
    result = count(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')));
  } catch {
    console.log(`${name} left no report`);
  }
  totals.passed += result.passed;
  totals.failed += ok ? result.failed : Math.max(1, result.failed);
  if (!ok) failures.push(...(result.names.length > 0 ? result.names : [`${name}, outside its tests`]));
}

const script = (name) => ['npm', 'run', '--silent', name];
await check({ lint: script('lint'), typecheck: script('typecheck'), form: script('form') });
// A package of its own, which nothing else needs.
if (existsSync(join(root, 'tools/field/node_modules'))) {
  await check({ field: ['npm', 'test', '--silent', '--prefix', 'tools/field'] });
}
await check({ build: [process.execPath, 'scripts/build.mjs'] });
suite(
  'unit',
  [TOOLS.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
  { CHROMIUM: chromium },
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, names: failedTests(report, root) }),
);
let e2e = '';
suite(
  'e2e',
  [TOOLS.playwright, 'test'],
  { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  (report) => {
    e2e = sentenceOf(countByProject(report));
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, names: failedJourneys(report) };
  },
);

if (e2e) console.log(`\n${e2e}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
