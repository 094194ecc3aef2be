import type { Seat } from '../core/game';
import type { GameWithBot, Plan } from './bot';

/** Number of uses before a plan is made again, so that a plan made in an unusual position is not used forever. */
const USES = 32;
/** Maximum number of plans remembered; beyond it, all are discarded. */
const MOST = 20_000;

const NONE: readonly Plan[] = [];

/**
 * Plans made by the playouts of one search, reused if a seat's `Planning.planKey` is equal. Planning takes most of a
 * playout's time, and most playouts reach similar turns.
 */
export interface PlanMemory {
  /**
   * The plans made for the same key, best first; none if unknown or used up. `again` means that the seat's plan could
   * not continue.
   */
  recall(state: unknown, seat: Seat, again: boolean): readonly Plan[];
  /** Stores plans for the position last passed to `recall`. */
  note(plans: readonly Plan[]): void;
}

export function createPlanMemory({ bot }: GameWithBot): PlanMemory {
  const plans = new Map<number, { readonly made: readonly Plan[]; uses: number }>();
  let asked: number | undefined;
  return {
    recall(state, seat, again) {
      const key = bot.planning?.planKey?.(state, seat);
      // A seat whose plan could not continue must not start the same plan over and over.
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
