import { describe, expect, test } from 'vitest';
import { BadConfig } from '../../../src/engine/core/errors';
import type { Random } from '../../../src/engine/core/game';
import { fastRandom, matchRandom, replayRandom } from '../../../src/engine/core/random';

const throws = (random: Random, count: number, sides = 6) => Array.from({ length: count }, () => random.roll(sides));

describe('the random outcomes of a match', () => {
  test('are the same for the same seed, and different for another seed', () => {
    const first = throws(matchRandom('lagoon', [], 0), 100);
    expect(throws(matchRandom('lagoon', [], 0), 100)).toEqual(first);
    expect(throws(matchRandom('lagoom', [], 0), 100)).not.toEqual(first);
    expect(throws(matchRandom('', [], 0), 100)).not.toEqual(first);
  });

  test('are the same for a seed in every version', () => {
    expect(throws(matchRandom('lagoon', [], 0), 12)).toEqual(GOLDEN_DICE);
    expect(throws(fastRandom(7), 12)).toEqual(GOLDEN_FAST);
  });

  test('can be restored from the number of outcomes drawn', () => {
    const whole = throws(matchRandom('lagoon', [], 0), 50);
    for (let drawn = 0; drawn <= 50; drawn++) {
      expect(throws(matchRandom('lagoon', [], drawn), 50 - drawn)).toEqual(whole.slice(drawn));
    }
  });

  test('start with the scripted ones, then continue as if there had been no script', () => {
    const plain = throws(matchRandom('lagoon', [], 0), 10);
    expect(throws(matchRandom('lagoon', [6, 1, 6], 0), 10)).toEqual([6, 1, 6, ...plain.slice(3)]);
    expect(throws(matchRandom('lagoon', [6, 1, 6], 2), 8)).toEqual([6, ...plain.slice(3)]);
  });

  test.each([0, -1, 7, 1.5, NaN])('can’t be %d for a six-sided die', (outcome) => {
    const random = matchRandom('lagoon', [3, outcome], 0);
    expect(random.roll(6)).toBe(3);
    expect(() => random.roll(6)).toThrow(BadConfig);
    expect(random.drawn).toEqual([3]);
  });

  test('are recorded', () => {
    const random = matchRandom('lagoon', [], 5);
    const seen = throws(random, 20);
    expect(random.drawn).toEqual(seen);
  });
});

describe('replayed outcomes', () => {
  test('repeat the recorded outcomes and then end', () => {
    const random = replayRandom([2, 5]);
    expect(throws(random, 2)).toEqual([2, 5]);
    expect(() => random.roll(6)).toThrow(BadConfig);
    expect(random.drawn).toEqual([2, 5]);
  });

  test('are refused if impossible', () => {
    expect(() => replayRandom([5]).roll(4)).toThrow(BadConfig);
  });
});

/** 0.001 upper points of the chi-square distribution, by degrees of freedom. */
const CHI_SQUARE: Readonly<Record<number, number>> = { 1: 10.83, 5: 20.52, 19: 43.82, 35: 66.62, 51: 87.97 };

describe.each([
  ['matchRandom', () => matchRandom('a fixed seed', [], 0)],
  ['matchRandom, a near seed', () => matchRandom('a fixed seee', [], 1_000_000)],
  ['fastRandom', () => fastRandom(20_250_101)],
])('%s is fair', (_name, make) => {
  test.each([2, 6, 20, 52])('every face of a %i-sided die comes up equally often', (sides) => {
    const counts = new Array<number>(sides).fill(0);
    for (const outcome of throws(make(), 60_000, sides)) counts[outcome - 1]++;
    expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE[sides - 1]);
  });

  test('every pair of consecutive throws comes up equally often', () => {
    const counts = new Array<number>(36).fill(0);
    const random = make();
    for (let i = 0; i < 36_000; i++) counts[(random.roll(6) - 1) * 6 + random.roll(6) - 1]++;
    expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE[35]);
  });

  test('outcomes are integers from 1 to the number of sides, even for a one-sided die', () => {
    const random = make();
    for (let sides = 1; sides <= 100; sides++) {
      const outcome = random.roll(sides);
      expect(Number.isInteger(outcome) && outcome >= 1 && outcome <= sides).toBe(true);
    }
  });

  test('drawing without replacement gives a permutation, and every permutation occurs', () => {
    const random = make();
    const seen = new Map<string, number>();
    for (let i = 0; i < 6_000; i++) {
      const left = ['a', 'b', 'c'];
      const drawn = [3, 2, 1].map((sides) => left.splice(random.roll(sides) - 1, 1)[0]).join('');
      expect([...drawn].sort().join('')).toBe('abc');
      seen.set(drawn, (seen.get(drawn) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    expect(chiSquare([...seen.values()])).toBeLessThan(CHI_SQUARE[5]);
  });
});

test('the first roll is fair over many seeds', () => {
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 12_000; i++) counts[matchRandom(`console-${i}`, [], 0).roll(6) - 1]++;
  expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE[5]);
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const GOLDEN_DICE = [4, 6, 1, 2, 6, 1, 2, 5, 4, 6, 3, 5];
const GOLDEN_FAST = [4, 3, 6, 1, 1, 5, 1, 1, 4, 4, 6, 1];
