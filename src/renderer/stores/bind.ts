type Bound<C, F> = {
  readonly [K in keyof F]: F[K] extends (context: C, ...rest: infer A) => infer R ? (...rest: A) => R : never;
};

/** Binds the first parameter of functions to a context, so that a store can offer them as its actions. */
export function bindContext<C, F extends Readonly<Record<string, (context: C, ...rest: never[]) => unknown>>>(
  context: C,
  functions: F,
): Bound<C, F> {
  const bound = Object.entries(functions).map(([name, run]) => [name, (...rest: never[]) => run(context, ...rest)]);
  return Object.fromEntries(bound) as Bound<C, F>;
}
