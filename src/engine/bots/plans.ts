import { IllegalMove } from '../core/errors';
import type { Move, Random, Seat } from '../core/game';
import type { Contest, Plan } from './opponent';

/** The plans of a seat, or every legal move when the game has none to offer; few plans once `stop` says so. */
export function plansOf(
  { game, opponent }: Contest,
  state: unknown,
  seat: Seat,
  style: unknown,
  most: number,
  stop?: () => boolean,
): Plan[] {
  const plans = opponent.plans?.(state, seat, style, most, stop);
  if (plans && plans.length > 0) return plans;
  const legal = game.moves(state, seat);
  const step = Math.max(1, Math.ceil(legal.length / Math.max(most, 8)));
  return legal
    .filter((_, i) => i % step === 0 || i === legal.length - 1)
    .map((move) => ({ moves: [move], value: 0, reason: { key: 'move', params: { type: move.type } } }));
}

/** Which decision is under way; a game that does not say has only plans of one move. */
export function occasionOf({ opponent }: Contest, state: unknown): string {
  return opponent.occasion?.(state) ?? '';
}

/** Whose decision it is and which. */
export function decisionOf(contest: Contest, state: unknown, seat: Seat): string {
  return `${seat} ${occasionOf(contest, state)}`;
}

/** Plays a move if it is legal; says whether it was. The position is unchanged otherwise. */
export function tryMove({ game }: Contest, state: unknown, seat: Seat, move: Move, random: Random): boolean {
  try {
    game.play(state, seat, move, random);
    return true;
  } catch (error) {
    if (error instanceof IllegalMove) return false;
    throw error;
  }
}
