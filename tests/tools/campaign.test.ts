import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign, newOutcome, runRound } from '../../tools/torture/campaign';
import type { Round, StressTest } from '../../tools/torture/round';

/** A stress test that records its rounds. */
function recorder(name: string, round: (round: Round) => Promise<void> = async () => undefined) {
  const rounds: Round[] = [];
  const stressTest: StressTest = {
    name,
    round: (given) => {
      rounds.push(given);
      return round(given);
    },
  };
  return { stressTest, rounds };
}
const breaks = () => Promise.reject(new Error('It broke.'));

describe('a campaign', () => {
  test('runs each kind at least once, however little time there is', async () => {
    const [one, two] = [recorder('one'), recorder('two')];
    const outcomes = await campaign([one.stressTest, two.stressTest], 0, 1, () => undefined);
    expect(outcomes.map(({ name, faults }) => [name, faults.length])).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
    expect([one.rounds.length, two.rounds.length]).toEqual([1, 1]);
  });

  test('reports each fault with its round, and stops a kind that keeps failing', async () => {
    const broken = recorder('broken', breaks);
    const told: number[] = [];
    const [{ faults }] = await campaign([broken.stressTest], 1, 1, ({ faults: found }) => told.push(found.length));
    expect(told).toEqual([1, 2, 3]);
    expect(faults.map(({ round, error }) => [round, String(error)])).toEqual(
      [0, 1, 2].map((n) => [n, 'Error: It broke.']),
    );
  });

  test('attributes an uncaught error to the stress test that is running', async () => {
    const careless = recorder('careless', async () => {
      process.emit('unhandledRejection', new Error('Unhandled.'), Promise.resolve());
    });
    const [{ faults }] = await campaign([careless.stressTest], 0, 1, () => undefined);
    expect(faults.map(({ error }) => String(error))).toEqual(['Error: Unhandled.']);
  });
});

describe('a round', () => {
  const drawn = async (seed: number, number: number, name = 'draws') => {
    const { stressTest, rounds } = recorder(name);
    await runRound(stressTest, seed, number, newOutcome(stressTest));
    return Array.from({ length: 8 }, () => rounds[0].chance.below(1000));
  };

  test('depends on its seed, number and kind', async () => {
    expect(await drawn(1, 2)).toEqual(await drawn(1, 2));
    const others = [await drawn(1, 3), await drawn(2, 2), await drawn(1, 2, 'others')];
    for (const other of others) expect(other).not.toEqual(await drawn(1, 2));
  });

  test('has a separate folder, which is removed afterwards, even after a failure', async () => {
    const { stressTest, rounds } = recorder('folder', async ({ folder }) => {
      expect(existsSync(folder)).toBe(true);
      return breaks();
    });
    await runRound(stressTest, 1, 0, newOutcome(stressTest));
    expect(existsSync(rounds[0].folder)).toBe(false);
  });
});
