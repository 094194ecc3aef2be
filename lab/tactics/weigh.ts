import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { createPlanFollower } from '../../src/engine/bots/plan-follower';
import { tryMove } from '../../src/engine/bots/plans';
import type { Move, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { RULES } from './positions';
import type { Posed, Weight } from './positions';

/** What pairs of games came to: by how much one way to go on won more, or brought more points, all together, and the squares of it. */
export interface Sums {
  readonly pairs: number;
  readonly sum: number;
  readonly squares: number;
}

/** Whether a position's rule is weighed at all; elsewhere arithmetic alone justifies it. */
export function isWeighed({ game }: GameWithBot, rule: string): boolean {
  return RULES[game.about.id][rule].weighed !== undefined;
}

/**
 * Plays what is right and what is wrong by a rule to the end so many times each, between Merchants, in pairs with the same hidden cards
 * and the same luck; a shared win counts in part. Throws where the rule goes by arithmetic alone.
 */
export function weigh(
  gameWithBot: GameWithBot,
  { state, seat, rule }: Pick<Posed, 'state' | 'seat' | 'rule'>,
  pairs: number,
  luck: number,
): Sums {
  const { weighed } = RULES[gameWithBot.game.about.id][rule];
  if (!weighed) throw new Error(`“${rule}” goes by arithmetic alone.`);
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

/** What sums mean: the mean of a pair, and one standard error of it. */
export function weightOf({ pairs, sum, squares }: Sums): Weight {
  const more = sum / pairs;
  return { games: 2 * pairs, more, error: Math.sqrt(Math.max(0, squares / pairs - more * more) / pairs) };
}

/** Whether what is right brings more by so many errors. */
export function isClear({ more, error }: Weight, errors = 2): boolean {
  return more > errors * error;
}

/** A weight as it is stored and told. */
export const rounded = ({ games, more, error }: Weight): Weight => ({
  games,
  more: Number(more.toFixed(4)),
  error: Number(error.toFixed(4)),
});

/** Moves of a game at most: Merchants end theirs within a fifth of that. */
const ENDLESS = 5000;

/**
 * What a seat has of a playout that begins with some moves of its own and goes on to the end of the game, everybody playing like a Merchant,
 * the seat itself `as` a character; its
 * share is 1, a part of a shared win, or 0. As in a search, what is hidden is dealt first, and nothing is asked of views.
 */
function resultAfter(
  { game, bot }: GameWithBot,
  from: unknown,
  seat: Seat,
  moves: readonly Move[],
  luck: number,
  as = LEVELS.merchant.style,
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
  throw new Error(`A game has not ended after ${ENDLESS} moves; its luck was ${luck}.`);
}
