import type { Random } from '../../src/engine/core/game';
import { addGradient, judgedShares, parametersOf, unlearned, withParameters } from './judge';
import type { Judge } from './judge';
import { mean } from './reliability';
import type { Decision, Sibling } from './siblings';
import { addStandingGradient } from './standings';
import type { LabelledStanding } from './standings';

export interface Training {
  /** Number of hidden units. 0 for a linear judge. */
  readonly hidden: number;
  readonly epochs: number;
  /** Initial step size. It decreases to 0. */
  readonly step: number;
  /** Penalty on squared weights. A higher value keeps the judge closer to the evaluation. */
  readonly ridge: number;
  /** Trains without the evaluation. Such a judge is harder to train, but faster to use. */
  readonly alone?: boolean;
  /** Weight of the standings' error relative to the error between plans. Default: 0. */
  readonly whole?: number;
}

const BATCH = 32;
/** Adam's decay rates for the gradient and its square. */
const MOMENTUM = 0.9;
const SECOND = 0.999;

/** The deciding seat's predicted winning chance after each plan. */
export function chancesOf(judge: Judge, { seat, margin, siblings }: Decision): number[] {
  return siblings.map(({ sights }) => judgedShares(judge, sights, margin)[seat]);
}

/** The difference between each plan's playout result and the mean of all plans of the decision. */
export function advantagesOf({ siblings }: Pick<Decision, 'siblings'>): number[] {
  return aboveMean(siblings.map(labelOf));
}

export function labelOf({ shares: [even, odd] }: Pick<Sibling, 'shares'>): number {
  return (even + odd) / 2;
}

export function aboveMean(values: readonly number[]): number[] {
  const usual = mean(values);
  return values.map((value) => value - usual);
}

/** Mean squared error of the predicted advantages. Only differences between plans of the same decision count. */
export function lossOf(judge: Judge, decisions: readonly Decision[]): number {
  let sum = 0;
  let count = 0;
  for (const decision of decisions) {
    const seen = aboveMean(chancesOf(judge, decision));
    advantagesOf(decision).forEach((advantage, i) => (sum += (seen[i] - advantage) ** 2));
    count += seen.length;
  }
  return sum / Math.max(1, count);
}

export function gradientOf(judge: Judge, decisions: readonly Decision[]): Float64Array {
  const gradient = new Float64Array(parametersOf(judge).length);
  const count = decisions.reduce((sum, { siblings }) => sum + siblings.length, 0);
  for (const decision of decisions) {
    const { seat, margin, siblings } = decision;
    const shares = siblings.map(({ sights }) => judgedShares(judge, sights, margin));
    const seen = aboveMean(shares.map((row) => row[seat]));
    advantagesOf(decision).forEach((advantage, i) => {
      const error = (2 * (seen[i] - advantage)) / count;
      siblings[i].sights.forEach((sight, other) => {
        const slope = (shares[i][seat] * (Number(other === seat) - shares[i][other])) / margin;
        addGradient(judge, sight, error * slope, gradient);
      });
    });
  }
  return gradient;
}

/**
 * Trains a judge with Adam on decisions, and on as many standings per step. The order is drawn from `random`, so the
 * result is reproducible.
 */
export function trained(
  names: readonly string[],
  decisions: readonly Decision[],
  { hidden, epochs, step, ridge, alone = false, whole = 0 }: Training,
  random: Random,
  standings: readonly LabelledStanding[] = [],
): Judge {
  const { means, deviations } = spreadOf(names.length, decisions);
  const start = unlearned(names, means, deviations, hidden, random, alone ? 0 : 1);
  const parameters = parametersOf(start);
  const home = parameters.slice();
  const first = new Float64Array(parameters.length);
  const second = new Float64Array(parameters.length);
  const steps = epochs * Math.ceil(decisions.length / BATCH);
  let made = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(decisions, random);
    for (let at = 0; at < order.length; at += BATCH) {
      const judge = withParameters(start, parameters);
      const gradient = gradientOf(judge, order.slice(at, at + BATCH));
      if (whole > 0 && standings.length > 0) {
        const drawn = Array.from({ length: BATCH }, () => standings[random.roll(standings.length) - 1]);
        addStandingGradient(judge, drawn, whole, gradient);
      }
      const length = step * (1 - made / steps);
      made++;
      for (let k = 0; k < parameters.length; k++) {
        const slope = gradient[k] + 2 * ridge * (parameters[k] - home[k]);
        first[k] = MOMENTUM * first[k] + (1 - MOMENTUM) * slope;
        second[k] = SECOND * second[k] + (1 - SECOND) * slope * slope;
        const mean = first[k] / (1 - MOMENTUM ** made);
        const square = second[k] / (1 - SECOND ** made);
        parameters[k] -= (length * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
  }
  return withParameters(start, parameters);
}

function spreadOf(count: number, decisions: readonly Decision[]) {
  const sums = new Float64Array(count);
  const squares = new Float64Array(count);
  let seen = 0;
  for (const { siblings } of decisions) {
    for (const { sights } of siblings) {
      for (const { features } of sights) {
        seen++;
        features.forEach((value, k) => {
          sums[k] += value;
          squares[k] += value * value;
        });
      }
    }
  }
  const means = Array.from(sums, (sum) => sum / Math.max(1, seen));
  const deviations = means.map((mean, k) => Math.sqrt(Math.max(0, squares[k] / Math.max(1, seen) - mean * mean)) || 1);
  return { means, deviations };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.roll(i + 1) - 1;
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
