import type { Move, Random, Seat } from '../core/game';
import type { GameWithBot, Plan } from './bot';
import { decisionKeyOf, plansOf, tryMove } from './plans';
import type { PlanMemory } from './plan-memory';

interface PlanFollower {
  /** Plays the next move of a seat's plan. A new plan comes from `decide` if given, otherwise from the bot. */
  step(state: unknown, seat: Seat, random: Random, decide?: (seat: Seat) => Plan | undefined): Move;
}

interface PlanInProgress {
  readonly decisionKey: string;
  readonly plan: Plan;
  made: number;
}

/** Plans are stored by decision, so that an interruption (such as a bargain) doesn't end them. */
export function createPlanFollower(gameWithBot: GameWithBot, style: unknown, memory?: PlanMemory): PlanFollower {
  const { bot } = gameWithBot;
  const inProgress = new Map<Seat, PlanInProgress[]>();
  const remaining = (seat: Seat, decisionKey: string): PlanInProgress | undefined =>
    inProgress.get(seat)?.find((entry) => entry.decisionKey === decisionKey && entry.made < entry.plan.moves.length);
  const begin = (plan: Plan, state: unknown, seat: Seat, decisionKey: string, random: Random): Move | undefined => {
    const [move] = plan.moves;
    if (!tryMove(gameWithBot, state, seat, move, random)) return undefined;
    if (plan.moves.length === 1) return move;
    const others = (inProgress.get(seat) ?? []).filter((entry) => entry.decisionKey !== decisionKey);
    inProgress.set(seat, [{ decisionKey, plan, made: 1 }, ...others].slice(0, 3));
    return move;
  };
  return {
    step(state, seat, random, decide) {
      const decisionKey = decisionKeyOf(gameWithBot, state);
      const begun = remaining(seat, decisionKey);
      while (begun && begun.made < begun.plan.moves.length) {
        const move = begun.plan.moves[begun.made++];
        if (tryMove(gameWithBot, state, seat, move, random)) return move;
        if (!begun.plan.independent) begun.made = begun.plan.moves.length;
      }
      const supplied = decide?.(seat);
      const first = supplied && begin(supplied, state, seat, decisionKey, random);
      if (first) return first;
      for (const plan of memory?.recall(state, seat, begun !== undefined) ?? []) {
        const move = begin(plan, state, seat, decisionKey, random);
        if (move) return move;
      }
      // Without planning, playouts choose moves at random, because always taking the first one would favour the list’s order.
      const plans = bot.planning ? plansOf(gameWithBot, state, seat, style, 1) : [];
      memory?.note(plans);
      for (const plan of plans) {
        const move = begin(plan, state, seat, decisionKey, random);
        if (move) return move;
      }
      const legal = gameWithBot.game.moves(state, seat);
      const move = legal[random.roll(legal.length) - 1];
      gameWithBot.game.play(state, seat, move, random);
      return move;
    },
  };
}
