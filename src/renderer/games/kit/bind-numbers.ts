/**
 * Binds numbers to the unit after them with no-break spaces, so that no line ends with a number: “5 deniers”. `units` is
 * a regular expression for the words after numbers. The source texts use ordinary spaces, which are easier to read and
 * type.
 */
export function bindNumbers<T>(texts: T, units: string): T {
  const gap = new RegExp(`(?<=\\d|\\{(?:count|n|more|steps|reach)\\}) (?=(?:${units})(?!\\p{L}))`, 'gu');
  const bound = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(gap, '\u00a0');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bound(entry)]));
  };
  return bound(texts) as T;
}
