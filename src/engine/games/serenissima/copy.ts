/**
 * A faster `map` without callback overhead: galleys and ports are most of a position, and searches make millions of
 * copies.
 */
export function each<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies: T[] = [];
  for (let i = 0; i < list.length; i++) copies.push(copy(list[i]));
  return copies;
}
