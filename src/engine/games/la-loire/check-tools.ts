import { isCount } from '../../kit/check-tools';

/** A list of whole numbers from `least` to `most`, of a given length if one is named. */
export function areCounts(value: unknown, least: number, most: number, length?: number): value is number[] {
  return (
    Array.isArray(value) &&
    (length === undefined || value.length === length) &&
    value.every((entry) => isCount(entry, least, most))
  );
}
