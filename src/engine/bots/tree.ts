import type { Seat } from '../core/game';
import type { Plan } from './bot';

export interface Branch {
  readonly plan: Plan;
  /** The plan's weight by the game's judgement. With planning, a node's priors add up to 1. */
  readonly prior: number;
  /** Distance to the node's best plan by that judgement, as a win share: 0 or less. */
  readonly behind: number;
  visits: number;
  /** Sums over the playouts: win shares by seat, then win probabilities by seat. */
  readonly total: number[];
  /** The decisions after this plan, by decision key. There may be several because of chance. */
  next: Map<string, Node> | undefined;
}

export interface Node {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  visits: number;
}
