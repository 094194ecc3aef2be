import type { AnyBot, LinearJudge } from './bot';

type Judged = Pick<AnyBot, 'evaluation' | 'learning' | 'turns'>;

/** The learned judge for a position; `undefined` if none applies. */
export function judgeOf(bot: Judged, state: unknown, learned: boolean): LinearJudge | undefined {
  const judge = bot.learning?.judge;
  if (!learned || !judge) return undefined;
  return judge.since === undefined || (bot.turns?.round?.(state) ?? Infinity) >= judge.since ? judge : undefined;
}

/**
 * Each seat's points according to the judge, or to the evaluation if `judge` is undefined. `undefined` if the game has
 * no evaluation.
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
