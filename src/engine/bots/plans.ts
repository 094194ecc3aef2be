import { IllegalMove } from '../core/errors';
import type { Move, Random, Seat } from '../core/game';
import type { GameWithBot, Plan, Reason } from './bot';

const ANY_MOVE = 'any';

/** A seat's plans. Without planning: its legal moves, or a sample if there are many. */
export function plansOf(
  { game, bot }: GameWithBot,
  state: unknown,
  seat: Seat,
  style: unknown,
  most: number,
  stop?: () => boolean,
): Plan[] {
  const plans = bot.planning?.plans(state, seat, style, most, stop);
  if (plans && plans.length > 0) return plans;
  const legal = game.moves(state, seat);
  const step = Math.max(1, Math.ceil(legal.length / Math.max(most, 8)));
  return legal.filter((_, i) => i % step === 0 || i === legal.length - 1).map(anyMove);
}

/** The bot's key for the current decision, or an empty string if the game has no decision keys. */
export function decisionKeyOf({ bot }: GameWithBot, state: unknown): string {
  return bot.turns?.decisionKey?.(state) ?? '';
}

/** The bot's decision key combined with the seat, so that equal decisions of different seats have different keys. */
export function seatDecisionKey(gameWithBot: GameWithBot, state: unknown, seat: Seat): string {
  return `${seat} ${decisionKeyOf(gameWithBot, state)}`;
}

/** Plays a move. If it is illegal, returns false and leaves the position unchanged. */
export function tryMove({ game }: GameWithBot, state: unknown, seat: Seat, move: Move, random: Random): boolean {
  try {
    game.play(state, seat, move, random);
    return true;
  } catch (error) {
    if (error instanceof IllegalMove) return false;
    throw error;
  }
}

/** The bot's reason for a plan; `null` if there is nothing useful to say. */
export function reasonFor({ bot }: GameWithBot, state: unknown, seat: Seat, plan: Plan): Reason | null {
  if (plan.reason.key === ANY_MOVE) return null;
  return bot.reasons ? bot.reasons.explain(state, seat, plan) : plan.reason;
}

/** A plan with a single move and value 0, for moves without a judgement. */
export function anyMove(move: Move): Plan {
  return { moves: [move], value: 0, reason: { key: ANY_MOVE, params: { type: move.type } } };
}
