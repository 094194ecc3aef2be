import type { Move, Seat } from '../../src/engine/core/game';

/** A seat's moves from a position to the end of its turn, phase or question, and the resulting position. */
export interface Line<S = unknown, M extends Move = Move> {
  readonly seat: Seat;
  readonly before: S;
  readonly after: S;
  /** The seat's own moves. */
  readonly moves: readonly M[];
  /** The position before the last of these moves. */
  readonly last: S;
}

/** A rule of good play: what must not be done, or not be omitted, in certain positions. */
export interface Rule<S = unknown, M extends Move = Move> {
  /** Why it is wrong, for docs/opponents.md. */
  readonly because: string;
  /** Whether the rule applies to a position: the seat could do both the right and the wrong thing. */
  readonly asks: (state: S, seat: Seat) => boolean;
  /** Whether a line breaks the rule. */
  readonly fails: (line: Line<S, M>) => boolean;
  /**
   * If arithmetic alone does not justify the rule: the first moves of the right and the wrong way. Whole games between
   * Merchants start with each, and a position is only kept if they confirm the rule (weigh.ts).
   */
  readonly weighed?: (state: S, seat: Seat) => Alternatives<M>;
}

/** The first moves of two ways to continue; a Merchant plays on from there. */
export interface Alternatives<M extends Move = Move> {
  readonly right: readonly M[];
  readonly wrong: readonly M[];
  /** Compares points instead of wins, for a seat too far behind to win. */
  readonly byPoints?: boolean;
  /** The character that plays on in this seat, if the right way only makes sense for it. */
  readonly as?: string;
}

/** A game's rules by name, without the game's own types. */
export type Rules = Readonly<Record<string, Rule>>;

/** Drops the game's own types from its rules. */
export function rulesFor<S, M extends Move>(rules: Readonly<Record<string, Rule<S, M>>>): Rules {
  return rules as unknown as Rules;
}
