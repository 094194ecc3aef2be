import type { AnyBot } from './bot';

/** A game as its positions are judged. */
type Judged = Pick<AnyBot, 'evaluate' | 'features' | 'judge'>;

/**
 * How well each seat stands, in points by which they may be compared: what the evaluation expects, or what was `learned` from paired
 * playouts of plans between which one chooses: a part of that, and features by weights (docs/learned.md). Where nothing was learned it
 * is the evaluation; `undefined` where a game has none.
 */
export function judgedPoints(bot: Judged, state: unknown, style: unknown, learned: boolean): number[] | undefined {
  const points = bot.evaluate?.(state, style);
  const { judge } = bot;
  if (!points || !learned || !judge) return points;
  return points.map((expected, seat) => {
    const seen = bot.features?.(state, seat, style) ?? {};
    let sum = judge.scale * expected;
    for (const name in judge.weights) sum += judge.weights[name] * (seen[name] ?? 0);
    return sum;
  });
}
