import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { createPlanFollower } from '../../src/engine/bots/plan-follower';
import { tryMove } from '../../src/engine/bots/plans';
import type { Move, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { RULES } from './positions';
import type { Posed, Weight } from './positions';

/**
 * Results of game pairs. Each pair gives the difference in wins (or scores) between the right and the wrong play. `sum`
 * is the sum of these differences, and `squares` the sum of their squares.
 */
export interface Sums {
  readonly pairs: number;
  readonly sum: number;
  readonly squares: number;
}

/** Whether a rule is weighed by playing games. Otherwise it is justified by arithmetic alone. */
export function isWeighed({ game }: GameWithBot, rule: string): boolean {
  return RULES[game.about.id][rule].weighed !== undefined;
}

/**
 * Plays `pairs` pairs of games between Merchants to the end, one game with the right play and one with the wrong one,
 * with the same hidden cards and random outcomes. A shared win counts as a fraction. Throws if the rule is not weighed.
 */
export function weigh(
  gameWithBot: GameWithBot,
  { state, seat, rule }: Pick<Posed, 'state' | 'seat' | 'rule'>,
  pairs: number,
  luck: number,
): Sums {
  const { weighed } = RULES[gameWithBot.game.about.id][rule];
  if (!weighed) throw new Error(`The rule “${rule}” cannot be weighed by playing games.`);
  const { right, wrong, byPoints = false, as } = weighed(state, seat);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < pairs; i++) {
    const [good, bad] = [right, wrong].map((moves) => resultAfter(gameWithBot, state, seat, moves, luck + i, as));
    const more = byPoints ? good.points - bad.points : good.share - bad.share;
    sum += more;
    squares += more * more;
  }
  return { pairs, sum, squares };
}

export function weightOf({ pairs, sum, squares }: Sums): Weight {
  const more = sum / pairs;
  return { games: 2 * pairs, more, error: Math.sqrt(Math.max(0, squares / pairs - more * more) / pairs) };
}

/** Whether the right play is better than the wrong one by more than `errors` standard errors. */
export function isClear({ more, error }: Weight, errors = 2): boolean {
  return more > errors * error;
}

export const rounded = ({ games, more, error }: Weight): Weight => ({
  games,
  more: Number(more.toFixed(4)),
  error: Number(error.toFixed(4)),
});

/** Maximum number of moves in a game. Merchants need at most a fifth of it. */
const ENDLESS = 5000;

/**
 * A seat's result in a playout that begins with the given moves and continues to the end of the game. All seats play
 * like Merchants; this seat may play `as` a character. The share of the win is 1, a fraction if it is shared, or 0.
 * Hidden information is sampled first, as in a search.
 */
function resultAfter(
  { game, bot }: GameWithBot,
  from: unknown,
  seat: Seat,
  moves: readonly Move[],
  luck: number,
  as: string = LEVELS.merchant.style,
) {
  const state = bot.determinize(game.view(from, seat), seat, fastRandom(luck));
  const chance = fastRandom(luck * 31 + 7);
  for (const move of moves) tryMove({ game, bot }, state, seat, move, chance);
  const merchants = createPlanFollower({ game, bot }, bot.styles[LEVELS.merchant.style]);
  const own = createPlanFollower({ game, bot }, bot.styles[as]);
  for (let made = 0; made < ENDLESS; made++) {
    const [actor] = game.actors(state);
    if (actor === undefined) {
      const { winners, scores } = game.score(state);
      return { share: winners.includes(seat) ? 1 / winners.length : 0, points: scores[seat].total };
    }
    (actor === seat ? own : merchants).step(state, actor, chance);
  }
  throw new Error(`A game did not end within ${ENDLESS} moves (luck ${luck}).`);
}
