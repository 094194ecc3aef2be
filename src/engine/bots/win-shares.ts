import type { GameWithBot, Temperature } from './bot';
import { judgedPoints, judgeOf } from './linear-judge';

/** Points by which a seat must lead to be a clear favourite, for a game that does not say: one in eight of the best score. */
const USUAL_LEAD = 0.125;
/** Of a finished game's result, the part that goes by winning alone; the rest rewards every point. */
const WINNING = 0.8;

/** Of a game whose chances nobody has looked at: they are what the decisive margin makes of points. */
export const UNCHANGED: Temperature = { base: 0, slope: 1 };

/** How a position is judged: what a search goes by, and what a person may be told. */
interface Estimate {
  /** How well each seat stands, from 0 to 1, together 1: of a finished game every point counts. */
  readonly shares: readonly number[];
  /** Each seat's chance to win, made honest by the game's temperature; of a finished game who has won. */
  readonly chances: readonly number[];
}

/** How well each seat stands, and how likely it is to win: what the evaluation's points suggest, or those of what was learned. */
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

/** Shares of 1 by points: a margin's more is worth e times the share. */
export function softmax(points: readonly number[], margin: number): number[] {
  const best = Math.max(...points);
  const weights = points.map((total) => Math.exp((total - best) / margin));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
