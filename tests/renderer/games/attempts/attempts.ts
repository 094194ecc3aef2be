/** Changes a position so that a refusal can be met in it. False: this position does not fit. */
export type Change<S> = (state: S, seat: number) => unknown;

/** Which refusals of a game are met by choosing and dropping on its board. */
export interface Attempts<S> {
  /** The random matches that positions are taken from, and every how many moves. */
  readonly sample: { readonly matches: readonly number[]; readonly every: number };
  /** Met in the positions as they are. */
  readonly plain: readonly string[];
  /** Met after a change. */
  readonly changed: Readonly<Record<string, Change<S>>>;
  /** The other refusals, by the reason why the board cannot lead to them. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
}
