import { BadPosition } from '../../../core/errors';

/** Says what is wrong with a position unless `fact` holds. */
export function need(fact: unknown, what: string): asserts fact {
  if (!fact) throw new BadPosition(`${what}.`);
}

/** A whole number from `least` to `most`. */
export function isCount(value: unknown, least = 0, most = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
