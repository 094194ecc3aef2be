import type { Move, Seat } from '../../src/engine/core/game';

/** A seat's moves from a position to the end of its turn, phase or question, and what came of them. */
export interface Line<S = unknown, M extends Move = Move> {
  readonly seat: Seat;
  readonly before: S;
  readonly after: S;
  /** The seat's own moves. */
  readonly moves: readonly M[];
  /** The position right before the last of them. */
  readonly last: S;
}

/** What must not be done, or left undone, in positions of a kind, for a reason that the rules' arithmetic gives. */
export interface Rule<S = unknown, M extends Move = Move> {
  /** The reason, for docs/opponents.md. */
  readonly because: string;
  /** Whether a position asks it: what is wrong could be done by the seat, and what is right as well. */
  readonly asks: (state: S, seat: Seat) => boolean;
  /** Whether a line does what is wrong. */
  readonly fails: (line: Line<S, M>) => boolean;
  /**
   * Where arithmetic alone does not settle it: the first moves of what is right and of what is wrong. Whole games between Merchants that begin
   * with them do, and only positions are kept in which they agree (weigh.ts).
   */
  readonly weighed?: (state: S, seat: Seat) => Alternatives<M>;
}

/** The first moves of two ways to go on; a Merchant goes on from there. */
export interface Alternatives<M extends Move = Move> {
  readonly right: readonly M[];
  readonly wrong: readonly M[];
  /** By points instead of games won: for who is too far behind to win. */
  readonly byPoints?: boolean;
  /** The character in which the seat goes on, where what is weighed only makes sense to it. */
  readonly as?: string;
}

/** A game's rules by name, its own types forgotten. */
export type Rules = Readonly<Record<string, Rule>>;

/** A game's rules, for its own positions and moves. */
export function rulesFor<S, M extends Move>(rules: Readonly<Record<string, Rule<S, M>>>): Rules {
  return rules as unknown as Rules;
}
