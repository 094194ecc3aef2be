import { BadPosition } from '../core/errors';
import type { About } from '../core/game';

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

/** A position is an object with exactly these fields. */
export function needFields(value: unknown, keys: readonly string[]): asserts value is Record<string, unknown> {
  need(typeof value === 'object' && value !== null && !Array.isArray(value), 'A position is an object');
  need(
    Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key)),
    `A position has exactly these fields: ${keys.join(', ')}`,
  );
}

/** Every option has one of its values, and there are no others. */
export function needOptions(options: unknown, about: About): void {
  need(typeof options === 'object' && options !== null, 'options is an object');
  // A match begun under older rules does not have the options that came later.
  const held = about.options.filter(({ key, since }) => since === undefined || key in options);
  for (const { key, values } of held) {
    need(
      values.some((entry) => entry.value === (options as Record<string, unknown>)[key]),
      `Option ${key} has a value of its list`,
    );
  }
  need(Object.keys(options).length === held.length, 'There are no other options');
}
