import type { Move, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { GameWithBot, Reason } from './bot';
import { createPlanFollower } from './plan-follower';
import { plansOf, reasonFor } from './plans';

export interface ExpectedAnswer {
  readonly seat: Seat;
  /** The first move of the expected turn. */
  readonly move: Move;
  readonly reason: Reason;
}

const MAX_AHEAD = 300;

/** Predicts other players' next turns from their top-ranked plans. `from` is the position after the seat's turn. */
export function expectedAnswers(gameWithBot: GameWithBot, from: unknown, seat: Seat): ExpectedAnswer[] {
  const { game, bot } = gameWithBot;
  const follower = createPlanFollower(gameWithBot, bot.styles.usual);
  const state = game.copy(from);
  const random = fastRandom(1);
  const answers = new Map<Seat, ExpectedAnswer | null>();
  const others = game.seats(state) - 1;
  for (let made = 0; made < MAX_AHEAD && answers.size < others; made++) {
    const actor = game.actors(state).at(0);
    const turn = bot.turns?.turnKey?.(state) ?? null;
    if (actor === undefined || (actor === seat && turn !== null)) break;
    follower.step(state, actor, random, () => {
      const [plan] = plansOf(gameWithBot, state, actor, bot.styles.usual, 1);
      if (actor !== seat && turn !== null && !answers.has(actor)) {
        const reason = reasonFor(gameWithBot, state, actor, plan);
        answers.set(actor, reason && { seat: actor, move: plan.moves[0], reason });
      }
      return plan;
    });
  }
  return [...answers.values()].filter((answer) => answer !== null);
}
