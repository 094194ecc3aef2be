import { softmax } from '../../src/engine/bots/win-shares';
import type { LinearJudge } from '../../src/engine/bots/bot';
import type { Random } from '../../src/engine/core/game';

/**
 * The input of a judge for one seat: the score that the game currently expects (including its current judge), and the
 * features.
 */
export interface Sight {
  readonly points: number;
  readonly features: readonly number[];
}

/**
 * A model that corrects the evaluation, or replaces it if `scale` is 0. Points = `scale` × evaluation + `linear` ·
 * features + hidden units. Features are normalized with `means` and `deviations`.
 */
export interface Judge {
  readonly names: readonly string[];
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  scale: number;
  readonly linear: number[];
  readonly hidden: readonly HiddenUnit[];
}

/** Adds `output` × tanh(`bias` + `input` · features). */
interface HiddenUnit {
  readonly input: number[];
  bias: number;
  output: number;
}

/**
 * A judge before training: it returns the evaluation unchanged, or 0 if `scale` is 0. The outputs of its hidden units
 * are 0.
 */
export function unlearned(
  names: readonly string[],
  means: readonly number[],
  deviations: readonly number[],
  hidden: number,
  random: Random,
  scale = 1,
): Judge {
  const small = () => ((random.roll(2001) - 1001) / 1000) * (1 / Math.sqrt(names.length));
  return {
    names,
    means,
    deviations,
    scale,
    linear: names.map(() => 0),
    hidden: Array.from({ length: hidden }, () => ({ input: names.map(small), bias: small(), output: 0 })),
  };
}

/** The score that a judge expects for a seat. */
export function judged(judge: Judge, { points, features }: Sight): number {
  const { means, deviations, linear, hidden } = judge;
  let sum = judge.scale * points;
  const seen = features.map((value, k) => (value - means[k]) / deviations[k]);
  for (let k = 0; k < seen.length; k++) sum += linear[k] * seen[k];
  for (const unit of hidden) sum += unit.output * activation(unit, seen);
  return sum;
}

/**
 * Converts a linear judge to the format that games import, including the number of rounds it was trained to look ahead.
 * Constants, which are equal for all seats, are dropped. The judge corrected points that already included `known`, so
 * the two are added. `sharpness` multiplies all points, as in `judgedBy` (`contest.ts`).
 */
export function linearJudge(
  { names, linear, deviations, scale }: Judge,
  rounds: number,
  known?: LinearJudge,
  sharpness = 1,
): LinearJudge {
  const figure = (value: number) => Number(value.toPrecision(4));
  const weights = names.map((name, k) => {
    return [name, figure(sharpness * (linear[k] / deviations[k] + scale * (known?.weights[name] ?? 0)))] as const;
  });
  return { rounds, scale: figure(sharpness * scale * (known?.scale ?? 1)), weights: Object.fromEntries(weights) };
}

/** Each seat's share at the end of the game according to a judge. */
export function judgedShares(judge: Judge, sights: readonly Sight[], margin: number): number[] {
  return softmax(
    sights.map((sight) => judged(judge, sight)),
    margin,
  );
}

/**
 * A faster version of `judged` for searches. For a linear judge, precomputes everything that does not depend on the
 * position.
 */
export function judgement(judge: Judge): (sight: Sight) => number {
  const { means, deviations, linear, hidden, scale } = judge;
  if (hidden.length > 0) return (sight) => judged(judge, sight);
  const weights = linear.map((weight, k) => weight / deviations[k]);
  const base = weights.reduce((sum, weight, k) => sum - weight * means[k], 0);
  return ({ points, features }) => {
    let sum = base + scale * points;
    for (let k = 0; k < weights.length; k++) sum += weights[k] * features[k];
    return sum;
  };
}

function activation({ input, bias }: HiddenUnit, seen: readonly number[]): number {
  let sum = bias;
  for (let k = 0; k < seen.length; k++) sum += input[k] * seen[k];
  return Math.tanh(sum);
}

/** A judge's parameters as an array: scale, linear weights, then each hidden unit. */
export function parametersOf({ scale, linear, hidden }: Judge): Float64Array {
  return Float64Array.from([
    scale,
    ...linear,
    ...hidden.flatMap(({ input, bias, output }) => [...input, bias, output]),
  ]);
}

export function withParameters(judge: Judge, parameters: ArrayLike<number>): Judge {
  let at = 0;
  const next = () => parameters[at++];
  return {
    ...judge,
    scale: next(),
    linear: judge.linear.map(next),
    hidden: judge.hidden.map(({ input }) => ({ input: input.map(next), bias: next(), output: next() })),
  };
}

/** Adds `weight` × the gradient of the judge's points, by parameter, to `gradient`. */
export function addGradient(judge: Judge, { points, features }: Sight, weight: number, gradient: Float64Array): void {
  const { means, deviations, hidden, names } = judge;
  const seen = features.map((value, k) => (value - means[k]) / deviations[k]);
  // A judge that does not use the evaluation must not learn to use it.
  if (judge.scale !== 0) gradient[0] += weight * points;
  for (let k = 0; k < seen.length; k++) gradient[1 + k] += weight * seen[k];
  let at = 1 + names.length;
  for (const unit of hidden) {
    const active = activation(unit, seen);
    const slope = weight * unit.output * (1 - active * active);
    for (const value of seen) gradient[at++] += slope * value;
    gradient[at++] += slope;
    gradient[at++] += weight * active;
  }
}
