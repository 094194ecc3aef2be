// Measures the cost of each unit test file and each end-to-end test, as busy time of the whole machine:
// npm run tool -- test-cost [unit PATH | e2e TEXT]
//
// Tests run one at a time. Use a machine without other load. `unit tests/engine` or `e2e quality` measures only these
// tests. `SUITE=deep` measures the deep suite. The full list is written to .cache/reports/cost.json.
import './help.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, root, run, TOOLS } from './setup.mjs';

const [kind, ...filter] = process.argv.slice(2);
ensureDependencies();
const env = { ...process.env, CHROMIUM: await ensureChromium() };
const reports = join(root, '.cache', 'reports');
mkdirSync(reports, { recursive: true });
const reporter = (name) => join(root, 'scripts/cost', `${name}-reporter.mjs`);

const RUNNERS = {
  unit: [TOOLS.vitest, 'run', '--maxWorkers=1', '--no-file-parallelism', `--reporter=${reporter('vitest')}`],
  e2e: [TOOLS.playwright, 'test', '--workers=1', `--reporter=${reporter('playwright')}`],
};
if (kind !== undefined && !(kind in RUNNERS)) {
  console.error(`Unknown kind “${kind}”. Use unit or e2e.`);
  process.exit(1);
}

const entries = [];
let ok = run(process.execPath, ['scripts/build.mjs', '--quiet']);
for (const [name, args] of Object.entries(RUNNERS)) {
  if (kind !== undefined && kind !== name) continue;
  const report = join(reports, `cost-${name}.json`);
  ok = run(process.execPath, [...args, ...filter], { env: { ...env, COST_REPORT: report } }) && ok;
  entries.push(...JSON.parse(readFileSync(report, 'utf8')).map((entry) => ({ kind: name, ...entry })));
}
entries.sort((a, b) => b.busy - a.busy);
writeFileSync(join(reports, 'cost.json'), `${JSON.stringify(entries, null, 1)}\n`);

const COLUMNS = ['busy', 'start', 'drawing', 'test'];
const row = ({ busy, start, drawing }) => [busy, start, drawing, Math.max(0, busy - start - drawing)];
const line = (figures, name) => `${figures.map((seconds) => seconds.toFixed(1).padStart(8)).join('')}  ${name}`;
console.log('Busy seconds: total, start-up, drawing, and the test itself.');
console.log(`${COLUMNS.map((name) => name.padStart(8)).join('')}`);
for (const entry of entries.slice(0, 40)) console.log(line(row(entry), entry.name));
for (const name of Object.keys(RUNNERS)) {
  const own = entries.filter((entry) => entry.kind === name);
  if (own.length === 0) continue;
  const sums = own.map(row).reduce((sum, figures) => sum.map((seconds, i) => seconds + figures[i]));
  console.log(line(sums, `sum of ${own.length} ${name} entries`));
}
if (!ok) console.log('Some tests failed. Their times include waiting for timeouts.');
process.exit(ok ? 0 : 1);
