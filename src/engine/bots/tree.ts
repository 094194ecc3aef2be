import type { Seat } from '../core/game';
import type { Plan } from './bot';

export interface Branch {
  readonly plan: Plan;
  /** The plan's weight, as judged by the game. With planning, a node's priors add up to 1. */
  readonly prior: number;
  /** The plan's judged value minus that of the node's best plan, as a win share. At most 0. */
  readonly behind: number;
  visits: number;
  /** Sums over the playouts: the win shares of all seats, then their win probabilities. */
  readonly total: number[];
  /** The decisions after this plan, by decision key. There may be several because of chance. */
  next: Map<string, Node> | undefined;
}

export interface Node {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  visits: number;
}
