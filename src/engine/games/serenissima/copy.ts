/** A faster `map`, for galleys and ports: the search copies positions very often. */
export function copyEach<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies: T[] = [];
  for (let i = 0; i < list.length; i++) copies.push(copy(list[i]));
  return copies;
}
