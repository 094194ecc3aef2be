import type { Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { GameWithBot, Reason } from './bot';
import { createPlanFollower } from './plan-follower';
import { explained, plansOf } from './plans';

/** What another player is expected to do next, and why. */
export interface ExpectedAnswer {
  readonly seat: Seat;
  readonly reason: Reason;
}

/** The most moves of all players that are played ahead. */
const MOST_AHEAD = 300;

/**
 * What each other player is expected to do in its next turn, by its first plan, until the seat's own next turn. `from`
 * is the position at the end of the seat's turn.
 */
export function expectedAnswers(gameWithBot: GameWithBot, from: unknown, seat: Seat): ExpectedAnswer[] {
  const { game, bot } = gameWithBot;
  const follower = createPlanFollower(gameWithBot, bot.styles.usual);
  const state = game.copy(from);
  const random = fastRandom(1);
  const answers: ExpectedAnswer[] = [];
  const others = game.seats(state) - 1;
  for (let made = 0; made < MOST_AHEAD && answers.length < others; made++) {
    const actor = game.actors(state).at(0);
    const turn = bot.turnKey?.(state) ?? null;
    if (actor === undefined || (actor === seat && turn !== null)) break;
    follower.step(state, actor, random, () => {
      const [plan] = plansOf(gameWithBot, state, actor, bot.styles.usual, 1);
      const known = answers.some((answer) => answer.seat === actor);
      if (actor !== seat && turn !== null && !known)
        answers.push({ seat: actor, reason: explained(gameWithBot, state, actor, plan).reason });
      return plan;
    });
  }
  return answers;
}
