import type { LinearJudge } from '../../../bots/bot';
import type { State } from '../state';
import { evaluate } from './evaluate';
import { features } from './features';
import learned from './judge.json' with { type: 'json' };
import type { Style } from './style';

/** What has been learned. */
export const JUDGE: LinearJudge = learned;
const WEIGHTS = Object.entries(JUDGE.weights);

/**
 * How well each seat stands, in points by which they may be compared: a part of what the evaluation expects, and features by weights.
 * `npm run -s learn` has found both in paired playouts of plans between which one chooses (docs/learned.md).
 */
export function judge(state: State, style: Style): number[] {
  return evaluate(state, style).map((expected, seat) => {
    const seen = features(state, seat, style);
    let points = JUDGE.scale * expected;
    for (const [name, weight] of WEIGHTS) points += weight * seen[name];
    return points;
  });
}
