interface Valued {
  readonly value: number;
}

/** Whether a candidate would enter a shortlist of at most `most` entries. Checked before creating it. */
export function isShortlisted(list: readonly Valued[], most: number, value: number): boolean {
  return list.length < most || value > list[list.length - 1].value;
}

/**
 * Inserts a candidate for which `isShortlisted` is true; a full list drops its last entry. Best first; ties keep their
 * order.
 */
export function shortlist<T extends Valued>(list: T[], most: number, candidate: T): void {
  let at = list.length < most ? list.length : most - 1;
  for (; at > 0 && list[at - 1].value < candidate.value; at--) list[at] = list[at - 1];
  list[at] = candidate;
}
