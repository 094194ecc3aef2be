/** Changes a position so that a refusal can occur in it. Returns a falsy value if the position is not suitable. */
export type Change<S> = (state: S, seat: number) => unknown;

/** The refusals of a game that choosing and dropping on its board can cause. */
export interface Attempts<S> {
  /** The random matches from which positions are taken, by number, and how many moves apart the positions are. */
  readonly sample: { readonly matches: readonly number[]; readonly every: number };
  readonly plain: readonly string[];
  readonly changed: Readonly<Record<string, Change<S>>>;
  /** The other refusals, grouped by the reason why the board cannot cause them. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
}
