import type { Seat } from '../core/game';
import type { GameWithBot, Plan } from './bot';

/** Number of uses after which a stored plan is replaced, in case it was made in an unusual position. */
const USES = 32;
/** Beyond this number, all plans are discarded. */
const MAX_PLANS = 20_000;

const NONE: readonly Plan[] = [];

/** Plans by `Planning.planKey`. Planning takes most of a playout's time, and most playouts reach similar turns. */
export interface PlanMemory {
  /** The stored plans, best first; empty if unknown or used up. `again`: the seat's plan was interrupted. */
  recall(state: unknown, seat: Seat, again: boolean): readonly Plan[];
  note(plans: readonly Plan[]): void;
}

/**
 * Creates a search's memory. `note` stores the plans of the decision that `recall` last looked up. Without a `planKey`,
 * it stores nothing.
 */
export function createPlanMemory({ bot }: GameWithBot): PlanMemory {
  const plans = new Map<number, { readonly made: readonly Plan[]; uses: number }>();
  let asked: number | undefined;
  return {
    recall(state, seat, again) {
      const key = bot.planning?.planKey?.(state, seat);
      // A seat whose plan was interrupted uses a different key, to avoid starting the same plan repeatedly.
      asked = key === undefined || !again ? key : ~key;
      const known = asked === undefined ? undefined : plans.get(asked);
      return known && ++known.uses <= USES ? known.made : NONE;
    },
    note(made) {
      if (asked === undefined) return;
      if (plans.size >= MAX_PLANS) plans.clear();
      plans.set(asked, { made, uses: 0 });
      asked = undefined;
    },
  };
}
