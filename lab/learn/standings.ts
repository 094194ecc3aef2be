import { addGradient, judgedShares } from './judge';
import type { Judge, Sight } from './judge';

/** A position at the start of a round, with the result of the game. */
export interface LabelledStanding {
  readonly margin: number;
  readonly sights: readonly Sight[];
  /** Each seat's share at the end of the game (`sharesInTheEnd`). The sum is 1. */
  readonly shares: readonly number[];
}

/** Mean squared error of the shares that a judge predicts. */
export function standingLoss(judge: Judge, standings: readonly LabelledStanding[]): number {
  let sum = 0;
  let count = 0;
  for (const standing of standings) {
    const seen = judgedShares(judge, standing.sights, standing.margin);
    seen.forEach((share, seat) => (sum += (share - standing.shares[seat]) ** 2));
    count += seen.length;
  }
  return sum / Math.max(1, count);
}

/** Adds `weight` × the gradient of `standingLoss` to `gradient`. */
export function addStandingGradient(
  judge: Judge,
  standings: readonly LabelledStanding[],
  weight: number,
  gradient: Float64Array,
): void {
  const count = standings.reduce((sum, { sights }) => sum + sights.length, 0);
  for (const standing of standings) {
    const seen = judgedShares(judge, standing.sights, standing.margin);
    const errors = seen.map((share, seat) => share - standing.shares[seat]);
    const usual = seen.reduce((sum, share, seat) => sum + share * errors[seat], 0);
    standing.sights.forEach((sight, seat) => {
      const slope = (2 * seen[seat] * (errors[seat] - usual)) / (standing.margin * count);
      addGradient(judge, sight, weight * slope, gradient);
    });
  }
}
