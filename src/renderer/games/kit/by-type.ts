/** A function for every type of a union of events or moves. */
export type ByType<T extends { readonly type: string }, A extends readonly unknown[], R> = {
  readonly [K in T['type']]: (item: Extract<T, { readonly type: K }>, ...args: A) => R;
};

/** Calls the function for an item's type. */
export function byType<T extends { readonly type: string }, A extends readonly unknown[], R>(
  table: ByType<T, A, R>,
  item: T,
  ...args: A
): R {
  // The table's keys are the types, so the function for a type accepts items of that type.
  const call: (item: never, ...args: A) => R = table[item.type as T['type']];
  return call(item as never, ...args);
}
