// Checks that tests find planted faults: applies each patch of tests/planted to a copy of the project and runs the
// tests that must fail.
// npm run tool -- planted
//
// --only TEXT,TEXT  only faults whose file name contains one of the texts
// --suite deep      run the deep suite
// --whole           run all unit tests instead of the named files
//
// docs/tests.md explains the purpose of the faults.
import './help.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOfProject, gitApply } from './planted/copy.mjs';
import { isEndToEnd, nameOf, readFaults } from './planted/patches.mjs';
import { firstFailure } from './planted/run.mjs';
import { ensureChromium, ensureDependencies, root } from './setup.mjs';

/** How many faults each suite must catch. */
const MIN_FAULTS = { short: 38, deep: 40 };

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    suite: { type: 'string', default: 'short' },
    whole: { type: 'boolean', default: false },
  },
});
const { only, suite, whole } = values;
if (!Object.hasOwn(MIN_FAULTS, suite)) throw new Error('--suite must be short or deep.');

ensureDependencies();
const faults = readFaults(root).filter(({ path }) => only.split(',').some((text) => path.includes(text)));
const { SUITE, ...inherited } = process.env;
const env = { ...inherited, ...(suite === 'deep' && { SUITE: 'deep' }), CHROMIUM: await ensureChromium() };
const copy = copyOfProject();
mkdirSync(join(copy, '.cache'), { recursive: true });

/** A fault that only the deep suite must catch is not used in the short suite. */
const expected = ({ suite: cheapest }) => suite === 'deep' || cheapest === 'short';
/** The tests to run. With `--whole`, an empty list (all unit tests) unless the named tests are end-to-end tests. */
const testsFor = ({ tests }) => (whole && !tests.every(isEndToEnd) ? [] : tests);

// A test that also fails without a fault proves nothing.
const named = new Map(
  faults
    .filter(expected)
    .flatMap(testsFor)
    .map((test) => [nameOf(test), test]),
);
console.error(`Running ${whole ? 'the unit suite' : `${named.size} tests`} without a fault …`);
const broken =
  (whole ? await firstFailure(copy, [], env) : null) ??
  (named.size > 0 ? await firstFailure(copy, [...named.values()], env) : null);
if (broken) {
  console.error(`This test also fails without a fault: ${broken}`);
  process.exit(1);
}

const rows = [];
for (const fault of faults) rows.push({ ...fault, caughtBy: expected(fault) ? await caughtBy(fault) : null });

console.log('| | what it breaks | suite | caught by |\n|---|---|---|---|');
for (const { number, breaks, suite: cheapest, caughtBy: by } of rows)
  console.log(`| ${number} | ${breaks} | ${cheapest} | ${by ?? '**nothing**'} |`);
const caught = rows.filter(({ caughtBy: by }) => by).length;
console.log(`\n${caught} of ${faults.length} faults caught by the ${suite} suite`);
const least = Math.min(MIN_FAULTS[suite], only ? faults.filter(expected).length : Infinity);
if (faults.length === 0 || caught < least) process.exitCode = 1;

/** Applies a fault, runs its tests, and removes the fault. */
async function caughtBy(fault) {
  const refused = gitApply(copy, fault.path);
  if (refused) {
    console.error(`${fault.path} does not apply:\n${refused}`);
    process.exit(1);
  }
  const begun = performance.now();
  const by = await firstFailure(copy, testsFor(fault), env);
  const stuck = gitApply(copy, fault.path, '-R');
  if (stuck) throw new Error(`${fault.path} could not be reverted:\n${stuck}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.error(`${String(fault.number).padStart(2)} ${by ? 'caught' : 'MISSED'} in ${seconds} s  ${fault.path}`);
  return by;
}
