/** Something with a value, by which it is ranked. */
interface Valued {
  readonly value: number;
}

/** Whether a candidate of such a value would come on a list of the best `most`: asked before one is made. */
export function isShortlisted(list: readonly Valued[], most: number, value: number): boolean {
  return list.length < most || value > list[list.length - 1].value;
}

/** Puts a candidate that is good enough on a list of the best `most`, the best first; of equals those that came first. */
export function shortlist<T extends Valued>(list: T[], most: number, candidate: T): void {
  let at = list.length < most ? list.length : most - 1;
  for (; at > 0 && list[at - 1].value < candidate.value; at--) list[at] = list[at - 1];
  list[at] = candidate;
}
