/**
 * Like `map`, but faster, because it is used for galleys and ports, the largest part of a position, and searches make
 * millions of copies.
 */
export function each<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies: T[] = [];
  for (let i = 0; i < list.length; i++) copies.push(copy(list[i]));
  return copies;
}
