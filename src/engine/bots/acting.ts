import type { Move, Random, Seat } from '../core/game';
import type { Contest, Plan } from './opponent';
import { occasionOf, plansOf, tryMove } from './plans';

/** Seats carrying out plans of many moves, each at its own occasion. */
export interface Acting {
  /** Makes one move for a seat: the next of its plan, or the first of a new one. `decide` may supply that; else policy does. */
  step(state: unknown, seat: Seat, random: Random, decide?: (seat: Seat) => Plan | undefined): Move;
}

interface Intention {
  readonly occasion: string;
  readonly plan: Plan;
  made: number;
}

/** A plan is kept per seat and occasion, so that a question in the middle of it (a price, a passage) does not end it. */
export function createActing(contest: Contest, style: unknown): Acting {
  const intentions = new Map<Seat, Intention[]>();
  const remaining = (seat: Seat, occasion: string): Intention | undefined =>
    intentions.get(seat)?.find((entry) => entry.occasion === occasion && entry.made < entry.plan.moves.length);
  /** Makes the first move of a plan, if it is legal, and keeps the rest in mind. */
  const begin = (plan: Plan, state: unknown, seat: Seat, occasion: string, random: Random): Move | undefined => {
    const [move] = plan.moves;
    if (!tryMove(contest, state, seat, move, random)) return undefined;
    const others = (intentions.get(seat) ?? []).filter((entry) => entry.occasion !== occasion);
    intentions.set(seat, [{ occasion, plan, made: 1 }, ...others].slice(0, 3));
    return move;
  };
  return {
    step(state, seat, random, decide) {
      const occasion = occasionOf(contest, state);
      const begun = remaining(seat, occasion);
      while (begun && begun.made < begun.plan.moves.length) {
        const move = begun.plan.moves[begun.made++];
        if (tryMove(contest, state, seat, move, random)) return move;
        if (!begun.plan.loose) begun.made = begun.plan.moves.length;
      }
      const supplied = decide?.(seat);
      const first = supplied && begin(supplied, state, seat, occasion, random);
      if (first) return first;
      // Without plans of its own a game's playouts go by chance: the first legal move is nobody's judgement.
      for (const plan of contest.opponent.plans ? plansOf(contest, state, seat, style, 1) : []) {
        const move = begin(plan, state, seat, occasion, random);
        if (move) return move;
      }
      const legal = contest.game.moves(state, seat);
      const move = legal[random.roll(legal.length) - 1];
      contest.game.play(state, seat, move, random);
      return move;
    },
  };
}
