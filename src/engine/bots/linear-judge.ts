import type { Seat } from '../core/game';
import type { LinearJudge } from './bot';

/**
 * An evaluation by what was learned: how well each seat stands, in points by which they may be compared: a part of what `evaluate`
 * expects, and features by weights. `npm run -s learn` finds both in paired playouts of plans between which one chooses
 * (docs/learned.md).
 */
export function judgedBy<S, W>(
  { scale, weights }: LinearJudge,
  evaluate: (state: S, style: W) => number[],
  features: (state: S, seat: Seat, style: W) => Readonly<Record<string, number>>,
): (state: S, style: W) => number[] {
  const named = Object.entries(weights);
  return (state, style) =>
    evaluate(state, style).map((expected, seat) => {
      const seen = features(state, seat, style);
      let points = scale * expected;
      for (const [name, weight] of named) points += weight * seen[name];
      return points;
    });
}
