import type { Move, Seat } from '../../src/engine/core/game';

/** A seat's moves from a position to the end of its turn, phase or question, and the resulting position. */
export interface Line<S = unknown, M extends Move = Move> {
  readonly seat: Seat;
  readonly before: S;
  readonly after: S;
  readonly moves: readonly M[];
  /** The position before the last of these moves. */
  readonly last: S;
}

/** A rule of good play: a mistake to avoid in certain positions. */
export interface Rule<S = unknown, M extends Move = Move> {
  /** Why it is a mistake, for people who read the results. */
  readonly because: string;
  /** Whether the rule applies to a position: the seat can make the mistake, and can also avoid it. */
  readonly asks: (state: S, seat: Seat) => boolean;
  /** Whether a line makes the mistake. */
  readonly fails: (line: Line<S, M>) => boolean;
  /**
   * For a rule that arithmetic alone does not justify: the first moves of the right and the wrong play. Complete games
   * between Merchants start with each, and a position is only kept if the results confirm the rule (`weigh.ts`).
   */
  readonly weighed?: (state: S, seat: Seat) => Alternatives<M>;
}

/** The first moves of two ways to continue. A Merchant plays the following moves. */
export interface Alternatives<M extends Move = Move> {
  readonly right: readonly M[];
  readonly wrong: readonly M[];
  /** Compares points instead of wins, for a seat that is too far behind to win. */
  readonly byPoints?: boolean;
  /** The character that plays this seat, if the right play only makes sense for that character. */
  readonly as?: string;
}

/** A game's rules by name, with the game's types erased. */
export type Rules = Readonly<Record<string, Rule>>;

export function rulesFor<S, M extends Move>(rules: Readonly<Record<string, Rule<S, M>>>): Rules {
  return rules as unknown as Rules;
}
