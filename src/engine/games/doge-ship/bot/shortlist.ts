interface Valued {
  readonly value: number;
}

/**
 * Whether a candidate with this value would enter a shortlist of at most `most` entries. Callers check this before they
 * create the candidate.
 */
export function isShortlisted(list: readonly Valued[], most: number, value: number): boolean {
  return list.length < most || value > list[list.length - 1].value;
}

/**
 * Inserts a candidate for which `isShortlisted` is true. A full list drops its last entry. The list is sorted best
 * first, and ties keep their order.
 */
export function shortlist<T extends Valued>(list: T[], most: number, candidate: T): void {
  let at = list.length < most ? list.length : most - 1;
  for (; at > 0 && list[at - 1].value < candidate.value; at--) list[at] = list[at - 1];
  list[at] = candidate;
}
