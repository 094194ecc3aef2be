import { fileURLToPath } from 'node:url';
import { commandLine } from './arguments';
import { campaign, newOutcome, runRound } from './torture/campaign';
import type { Outcome } from './torture/campaign';
import { stressTests } from './torture/kinds/all';

/**
 * Runs stress tests for this many minutes and prints one line per kind: `npm run tool -- torture --minutes 10 --seed 1
 * [--only calls,kills] [--round 7]`. Exits with 1 if a fault was found. `--round` repeats one round.
 */
const given = commandLine({ seed: 1, minutes: 10, only: '', round: '' });
const { seed, minutes, round } = given;
const only = given.only.split(',').filter(Boolean);

const all = stressTests(fileURLToPath(new URL('../web/host.mjs', import.meta.url)));
const chosen = all.filter(({ name }) => only.length === 0 || only.includes(name));
const unknown = only.filter((name) => !all.some((stressTest) => stressTest.name === name));
if (unknown.length > 0)
  throw new Error(`Unknown kind “${unknown.join(', ')}”. The kinds are ${all.map(({ name }) => name).join(', ')}.`);

const begun = performance.now();
const outcomes = round === '' ? await campaign(chosen, minutes, seed, tell) : await once(Number(round));
for (const { name, figures, faults, millis } of outcomes) {
  const verdict = faults.length === 0 ? 'lost 0, no fault' : `${faults.length} FAULTS`;
  console.log(`${name.padEnd(9)} ${verdict}; ${figures}; ${Math.round(millis / 1000)} s`);
}
const faults = outcomes.reduce((sum, { faults: { length } }) => sum + length, 0);
console.log(`${Math.round((performance.now() - begun) / 60_000)} minutes, seed ${seed}: ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);

async function once(number: number): Promise<Outcome[]> {
  return Promise.all(
    chosen.map(async (stressTest) => {
      const outcome = newOutcome(stressTest);
      await runRound(stressTest, seed, number, outcome);
      if (outcome.faults.length > 0) tell(outcome);
      return outcome;
    }),
  );
}

function tell({ name, faults: found }: Outcome): void {
  const { round: at, error } = found[found.length - 1];
  console.error(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
  console.error(`Repeat this round: npm run tool -- torture --only ${name} --seed ${seed} --round ${at}\n`);
}
