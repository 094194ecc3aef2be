import { BadPosition } from '../core/errors';

/** Says what is wrong with a position unless `fact` holds. Throws {@link BadPosition}. */
export function need(fact: unknown, what: string): asserts fact {
  if (!fact) throw new BadPosition(`${what}.`);
}

/** A whole number from `least` to `most`. */
export function isCount(value: unknown, least = 0, most = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** A list of whole numbers from `least` to `most`, of a given length if one is named. */
export function areCounts(value: unknown, least: number, most: number, length?: number): value is number[] {
  return (
    Array.isArray(value) &&
    (length === undefined || value.length === length) &&
    value.every((entry) => isCount(entry, least, most))
  );
}
