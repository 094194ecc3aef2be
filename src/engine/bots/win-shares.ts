import type { GameWithBot, Temperature } from './bot';
import { judgedPoints, judgeOf } from './linear-judge';

/** Default decisive lead, as a share of the best score. */
const USUAL_LEAD = 0.125;
/** In a finished game, the share that rewards winning; the remainder rewards points. */
const WINNING = 0.8;

export const UNCHANGED: Temperature = { base: 0, slope: 1 };

interface Estimate {
  /** For the search: one share per seat; the shares add up to 1. In a finished game, points also count. */
  readonly shares: readonly number[];
  /** For display: calibrated win probabilities. In a finished game, the winners' probabilities add up to 1. */
  readonly chances: readonly number[];
}

/**
 * Evaluates a position for every seat. Uses the learned judge if `learned` and the bot has one, otherwise the bot's
 * evaluation. Uses the score if the bot has neither or the game is over.
 */
export function estimate({ game, bot }: GameWithBot, state: unknown, style: unknown, learned: boolean): Estimate {
  const over = game.actors(state).length === 0;
  const judge = judgeOf(bot, state, learned);
  const judged = over ? undefined : judgedPoints(bot, state, style, judge);
  const points = judged ?? game.score(state).scores.map(({ total }) => total);
  const margin = bot.chances?.decisiveMargin(state) ?? 1 + Math.abs(Math.max(...points)) * USUAL_LEAD;
  const shares = softmax(points, margin);
  if (!over) {
    const { base, slope } = (judge ?? bot.chances)?.temperatures?.[points.length] ?? UNCHANGED;
    return { shares, chances: base === 0 && slope === 1 ? shares : softmax(points, base + slope * margin) };
  }
  const { winners } = game.score(state);
  const chances = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { shares: shares.map((share, seat) => (1 - WINNING) * share + WINNING * chances[seat]), chances };
}

/** Shares that add up to 1. A lead of `margin` points multiplies a share by e. */
export function softmax(points: readonly number[], margin: number): number[] {
  const best = Math.max(...points);
  const weights = points.map((total) => Math.exp((total - best) / margin));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
