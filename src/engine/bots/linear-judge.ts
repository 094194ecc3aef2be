import type { AnyBot, LinearJudge } from './bot';

/** The parts of a bot that judge positions. */
type Judged = Pick<AnyBot, 'evaluation' | 'learning' | 'turns'>;

/**
 * The judge that applies to a position if `learned` is set. `undefined` if the evaluation applies instead, as before
 * the judge's first round.
 */
export function judgeOf(bot: Judged, state: unknown, learned: boolean): LinearJudge | undefined {
  const judge = bot.learning?.judge;
  if (!learned || !judge) return undefined;
  return judge.since === undefined || (bot.turns?.round?.(state) ?? Infinity) >= judge.since ? judge : undefined;
}

/**
 * How well each seat stands, in points by which they may be compared: what the evaluation expects, or what a judge has learned from paired
 * playouts of plans between which one chooses: a part of that, and features by weights (lab/README.md). `undefined` where a game has no
 * evaluation.
 */
export function judgedPoints(
  bot: Judged,
  state: unknown,
  style: unknown,
  judge: LinearJudge | undefined,
): number[] | undefined {
  const points = bot.evaluation?.evaluate(state, style);
  if (!points || !judge) return points;
  return points.map((expected, seat) => {
    const seen = bot.learning?.features(state, seat, style) ?? {};
    let sum = judge.scale * expected;
    for (const name in judge.weights) sum += judge.weights[name] * (seen[name] ?? 0);
    return sum;
  });
}
