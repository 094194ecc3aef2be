import type { Seat } from '../core/game';
import type { Plan } from './bot';

/** A plan at a node, and what came of trying it. */
export interface Branch {
  readonly plan: Plan;
  /** The share of attention it deserves at first sight; all of a node's together 1, where there is a first sight. */
  readonly prior: number;
  /** How far it lies behind the best of its node at first sight, as a share of winning: 0 or less. */
  readonly behind: number;
  visits: number;
  /** Sums over its playouts: of the win shares by seat, then of the chances to win by seat. */
  readonly total: number[];
  /** The decisions that have followed it, by seat and decision: chance may lead to several. Most branches are never followed. */
  next: Map<string, Node> | undefined;
}

/** A decision met while searching, whoever's it is. */
export interface Node {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  visits: number;
}
