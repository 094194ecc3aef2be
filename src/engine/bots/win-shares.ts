import type { GameWithBot, Temperature } from './bot';

/** Points by which a seat must lead to be a clear favourite, for a game that does not say: one in eight of the best score. */
const USUAL_LEAD = 0.125;
/** Of a finished game's result, the part that goes by winning alone; the rest rewards every point. */
const WINNING = 0.8;

/** Of a game that has not been looked at, and of a result. */
const UNCHANGED: Temperature = { base: 0, slope: 1 };

/** How well each seat stands, from 0 to 1, together 1: the chances to win that the evaluation's points suggest. */
export function winShares({ game, bot }: GameWithBot, state: unknown, style: unknown): number[] {
  const over = game.actors(state).length === 0;
  const points =
    over || !bot.evaluate ? game.score(state).scores.map(({ total }) => total) : bot.evaluate(state, style);
  const best = Math.max(...points);
  const lead = bot.decisiveMargin?.(state) ?? 1 + Math.abs(best) * USUAL_LEAD;
  const { base, slope } = (over ? undefined : bot.temperatures?.[points.length]) ?? UNCHANGED;
  const margin = base + slope * lead;
  const weights = points.map((total) => Math.exp((total - best) / margin));
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => weight / sum);
  if (!over) return shares;
  const { winners } = game.score(state);
  return shares.map((share, seat) => (1 - WINNING) * share + (winners.includes(seat) ? WINNING / winners.length : 0));
}
