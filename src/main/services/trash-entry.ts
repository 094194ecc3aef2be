/** A trash entry: when it was deleted, in ms since 1970, and its previous name. */
interface TrashEntry {
  readonly at: number;
  readonly name: string;
}

const FURTHEST = 8.64e15;

/** Parses `<ms>-<name>` with any time, because the clock may have been wrong; `undefined` for other names. */
export function readEntry(entry: string): TrashEntry | undefined {
  const parts = /^(-?\d{1,16})-(.+)$/s.exec(entry);
  return parts ? { at: Math.max(-FURTHEST, Math.min(FURTHEST, Number(parts[1]))), name: parts[2] } : undefined;
}

/** Compares two trash entries' names for sorting, most recently deleted first. */
export function latestFirst(a: string, b: string): number {
  return (readEntry(b)?.at ?? 0) - (readEntry(a)?.at ?? 0) || (a < b ? 1 : -1);
}
