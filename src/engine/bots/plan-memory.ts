import type { Seat } from '../core/game';
import type { GameWithBot, Plan } from './bot';

/** Playouts follow a plan so often before it is made anew: one that was made in an odd position does not stay for good. */
const USES = 32;
/** Plans remembered at most; then all are forgotten. */
const MOST = 20_000;

const NONE: readonly Plan[] = [];

/**
 * Plans that playouts of one search have made, for later ones to follow where a seat stands alike (`Planning.planKey`): planning takes
 * most of a playout's time, and most playouts come by much the same turns.
 */
export interface PlanMemory {
  /**
   * The plans made where everything they hang on was the same, the best first; none where nothing is known or they are used up.
   * `again` where the seat has begun one and could not go on.
   */
  recall(state: unknown, seat: Seat, again: boolean): readonly Plan[];
  /** Keeps plans for the position asked about last. */
  note(plans: readonly Plan[]): void;
}

export function createPlanMemory({ bot }: GameWithBot): PlanMemory {
  const plans = new Map<number, { readonly made: readonly Plan[]; uses: number }>();
  let asked: number | undefined;
  return {
    recall(state, seat, again) {
      const key = bot.planning?.planKey?.(state, seat);
      // Who could not go on must not begin the same plan again and again.
      asked = key === undefined || !again ? key : ~key;
      const known = asked === undefined ? undefined : plans.get(asked);
      return known && ++known.uses <= USES ? known.made : NONE;
    },
    note(made) {
      if (asked === undefined) return;
      if (plans.size >= MOST) plans.clear();
      plans.set(asked, { made, uses: 0 });
      asked = undefined;
    },
  };
}
