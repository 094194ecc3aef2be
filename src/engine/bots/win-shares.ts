import type { GameWithBot, Temperature } from './bot';
import { judgedPoints, judgeOf } from './linear-judge';

/** Default decisive lead: one eighth of the best score. */
const USUAL_LEAD = 0.125;
/** The part of a finished game's shares that counts winning alone; the rest rewards every point. */
const WINNING = 0.8;

/** For games without calibrated probabilities: uses the decisive margin unchanged. */
export const UNCHANGED: Temperature = { base: 0, slope: 1 };

/** The judgement of a position: `shares` for the search, `chances` for display. */
interface Estimate {
  /** Each seat's standing from 0 to 1, adding up to 1; in a finished game every point counts. */
  readonly shares: readonly number[];
  /**
   * Each seat's win probability, calibrated by the game's temperature; in a finished game, 1 is shared by the actual
   * winners.
   */
  readonly chances: readonly number[];
}

/** Each seat's standing and win probability, from the points of the evaluation or of the learned judge. */
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

/** Shares that add up to 1. A lead of `margin` points makes a share e times as large. */
export function softmax(points: readonly number[], margin: number): number[] {
  const best = Math.max(...points);
  const weights = points.map((total) => Math.exp((total - best) / margin));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
