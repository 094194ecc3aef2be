import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newOutcome, runRound } from '../../tools/torture/campaign';
import { stressTests } from '../../tools/torture/kinds/all';
import { bySuite } from '../suite';

interface Pass {
  readonly rounds: number;
  readonly thin: number;
}

const PASSES: Readonly<Record<string, Pass>> = bySuite(
  {
    kills: { rounds: 1, thin: 1 },
    calls: { rounds: 1, thin: 17 },
    power: { rounds: 1, thin: 13 },
    disks: { rounds: 1, thin: 1 },
    behind: { rounds: 1, thin: 1 },
    hosts: { rounds: 1, thin: 1 },
    saves: { rounds: 1, thin: 61 },
    contract: { rounds: 1, thin: 4 },
    frames: { rounds: 1, thin: 8 },
    thinkers: { rounds: 2, thin: 48 },
  },
  {
    kills: { rounds: 1, thin: 1 },
    calls: { rounds: 1, thin: 5 },
    power: { rounds: 1, thin: 4 },
    disks: { rounds: 2, thin: 1 },
    behind: { rounds: 2, thin: 1 },
    hosts: { rounds: 2, thin: 1 },
    saves: { rounds: 4, thin: 31 },
    contract: { rounds: 2, thin: 2 },
    frames: { rounds: 1, thin: 4 },
    thinkers: { rounds: 1, thin: 16 },
  },
);

describe('a short run of every stress test', () => {
  // The run kills the built host.
  const all = stressTests(resolve('dist/web/host.mjs'));

  test('includes all stress tests', () => {
    expect(all.map(({ name }) => name)).toEqual(Object.keys(PASSES));
  });

  test.each(all.map((stressTest) => [stressTest.name, stressTest] as const))(
    'finds no fault: %s',
    async (name, stressTest) => {
      const { rounds, thin } = PASSES[name];
      const outcome = newOutcome(stressTest);
      for (let round = 0; round < rounds; round++) await runRound(stressTest, 1, round, outcome, thin);
      expect(outcome.faults).toEqual([]);
      const { rounds: done, lost = 0, ...counted } = Object.fromEntries(outcome.figures.counts);
      expect([done, lost]).toEqual([rounds, 0]);
      expect(Math.max(...Object.values(counted))).toBeGreaterThan(1);
    },
  );
});
