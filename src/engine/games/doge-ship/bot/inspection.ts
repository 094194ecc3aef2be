import { INSPECTION } from '../data/board';
import type { State } from '../state';
import { approvalGain } from './assets';
import type { Assets } from './assets';

/** Assumed bids of rivals, as shares of their Approvals. */
const SHARES = [0.3, 0.5, 0.7, 0.9] as const;

/** A bid's expected gain in points, minus the value of the Approvals spent. */
export function bidGain(state: State, means: Assets, amount: number): number {
  const { seat, style } = means;
  let prize = 0;
  for (const share of SHARES) {
    let better = 0;
    for (let other = 0; other < state.approvals.length; other++) {
      if (other !== seat && Math.round(state.approvals[other] * share) > amount) better++;
    }
    prize += amount === 0 ? 0 : INSPECTION[better] / SHARES.length;
  }
  return style.inspection * prize + approvalGain(means, -amount);
}
