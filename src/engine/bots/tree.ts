import type { Seat } from '../core/game';
import type { Plan } from './bot';

/** A plan at a node, with the results of trying it. */
export interface Branch {
  readonly plan: Plan;
  /**
   * Its prior: the share of attention that the game's own judgement gives it. The priors of a node add up to 1 if the
   * game has plans.
   */
  readonly prior: number;
  /** How far it is behind the node's best plan by that judgement, as a win share: 0 or less. */
  readonly behind: number;
  visits: number;
  /** Sums over its playouts: win shares by seat, then win probabilities by seat. */
  readonly total: number[];
  /**
   * The decisions that followed it, by seat and decision. Chance may lead to several. Most branches are never
   * continued.
   */
  next: Map<string, Node> | undefined;
}

/** A seat's decision in the search tree. */
export interface Node {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  visits: number;
}
