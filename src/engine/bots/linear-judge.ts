import type { AnyBot, LinearJudge } from './bot';

/** The parts of a bot that are used to judge positions. */
type Judged = Pick<AnyBot, 'evaluation' | 'learning' | 'turns'>;

/**
 * The judge to use for a position if `learned` is set; `undefined` if the evaluation applies instead, for example
 * before the judge's first round.
 */
export function judgeOf(bot: Judged, state: unknown, learned: boolean): LinearJudge | undefined {
  const judge = bot.learning?.judge;
  if (!learned || !judge) return undefined;
  return judge.since === undefined || (bot.turns?.round?.(state) ?? Infinity) >= judge.since ? judge : undefined;
}

/**
 * Each seat's standing in comparable points. This is the evaluation, or with a learned judge a share of it plus
 * weighted features, trained on paired playouts of alternative plans (lab/README.md). `undefined` if the game has no
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
