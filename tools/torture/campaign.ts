import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';
import { hashText } from '../../src/engine/core/hash';
import { fastRandom } from '../../src/engine/core/random';
import { chanceOf, Figures } from './round';
import type { StressTest } from './round';

export interface Outcome {
  readonly name: string;
  readonly figures: Figures;
  readonly faults: { readonly round: number; readonly error: unknown }[];
  millis: number;
}

/** A kind is stopped when it has this many faults. */
const ENOUGH = 3;
/** A round that takes longer than this (ms) is considered hung. */
const HUNG = 180_000;

/** Runs one round of a kind by its number. `thin` is passed to the round. */
export async function runRound(
  stressTest: StressTest,
  seed: number,
  round: number,
  outcome: Outcome,
  thin = 1,
): Promise<void> {
  const folder = temporaryFolder();
  const begun = performance.now();
  let hung: NodeJS.Timeout | undefined;
  try {
    const number = Number.parseInt(hashText(`${seed} ${stressTest.name} ${round}`).slice(0, 7), 16);
    const chance = chanceOf(fastRandom(number));
    outcome.figures.add('rounds');
    await Promise.race([
      stressTest.round({ chance, figures: outcome.figures, folder, thin }),
      new Promise((_, reject) => {
        hung = setTimeout(() => reject(new Error(`The round did not end within ${HUNG / 1000} s.`)), HUNG);
      }),
    ]);
  } catch (error) {
    outcome.faults.push({ round, error });
  } finally {
    clearTimeout(hung);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    outcome.millis += performance.now() - begun;
  }
}

export function newOutcome({ name }: StressTest): Outcome {
  const figures = new Figures();
  figures.add('rounds', 0);
  return { name, figures, faults: [], millis: 0 };
}

/**
 * Runs all kinds for this many minutes in total, each for an equal share and at least one round. An uncaught error in
 * this process counts as a fault of the running kind. Each fault is passed to `found` immediately.
 */
export async function campaign(
  stressTests: readonly StressTest[],
  minutes: number,
  seed: number,
  found: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes = stressTests.map(newOutcome);
  const rounds = stressTests.map(() => 0);
  let at = 0;
  const uncaught = (error: unknown) => void outcomes[at].faults.push({ round: rounds[at], error });
  process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
  const until = performance.now() + minutes * 60_000;
  const spent = (i: number) => (outcomes[i].faults.length < ENOUGH ? outcomes[i].millis : Infinity);
  do {
    at = stressTests.map((_, i) => i).reduce((least, i) => (spent(i) < spent(least) ? i : least));
    if (spent(at) === Infinity) break;
    const before = outcomes[at].faults.length;
    await runRound(stressTests[at], seed, rounds[at], outcomes[at]);
    rounds[at]++;
    if (outcomes[at].faults.length > before) found(outcomes[at]);
  } while (performance.now() < until || rounds.includes(0));
  process.off('uncaughtException', uncaught).off('unhandledRejection', uncaught);
  return outcomes;
}
