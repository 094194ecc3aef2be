import { expect, test } from 'vitest';
import { fastRandom } from '../../src/engine/core/random';
import { climb } from '../tournament/climb';
import type { Weights } from '../tournament/climb';

/**
 * The value to maximize: highest at war 3 and caution 0.2, and lower with increasing distance from there. `climb` only
 * sees it with luck added.
 */
const merit = ({ war, caution }: Weights) => -Math.abs(Math.log(war / 3)) - Math.abs(Math.log(caution / 0.2));
const START: Weights = { war: 1, caution: 1 };

function climbed(evaluations: number) {
  const asked: number[] = [];
  const steps: Weights[] = [];
  const best = climb(
    START,
    evaluations,
    fastRandom(3),
    (weights, luck) => {
      asked.push(luck);
      return merit(weights) + luck;
    },
    (weights) => steps.push(weights),
  );
  return { best, asked, steps };
}

test('climbing approaches the best weights, and each step is an improvement', () => {
  const { best, steps } = climbed(500);
  expect(best.war).toBeCloseTo(3, 0);
  expect(best.caution).toBeCloseTo(0.2, 1);
  const merits = [START, ...steps].map(merit);
  expect(merits).toEqual([...merits].sort((a, b) => a - b));
  expect(steps.at(-1)).toEqual(best);
});

test('climbing uses the given number of evaluations, compares pairs with equal luck, and is reproducible by seed', () => {
  const { best, asked } = climbed(40);
  expect(asked).toEqual(Array.from({ length: 40 }, (_, i) => Math.floor(i / 2)));
  expect(climbed(40).best).toEqual(best);
  expect(climbed(0).best).toEqual(START);
});
