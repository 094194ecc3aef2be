import { BadPosition } from '../core/errors';
import type { About, Options } from '../core/game';
import { list, oneOf, optional, record, sentence } from './shapes';
import type { Shape } from './shapes';

/**
 * Holds a position from outside against the shape of one for as many players as the list in its field `players` has entries. Throws
 * {@link BadPosition} with the place and what belongs there.
 */
export function needPosition<S>(
  value: unknown,
  players: keyof S & string,
  [least, most]: About['seats'],
  shapeFor: (seats: number) => Shape<S>,
): asserts value is S {
  const entries = ((value ?? {}) as Readonly<Record<string, unknown>>)[players];
  const fault = list(() => null, { least, most })(entries);
  need(fault === null, fault ? `${sentence(fault, `“${players}”`)}: one for each player` : '');
  const found = shapeFor((entries as unknown[]).length)(value);
  need(found === null, found ? sentence(found, 'A position') : '');
}

/** Says what is wrong with a position unless `fact` holds. Throws {@link BadPosition}. */
export function need(fact: unknown, what: string): asserts fact {
  if (!fact) throw new BadPosition(`${what}.`);
}

/** One value for every option, and no others. A match begun under older rules does not have the options that came later. */
export function optionsOf<O extends Options>({ options }: About): Shape<O> {
  const fields = options.map(({ key, values, since }) => {
    const value = oneOf(...values.map((entry) => entry.value));
    return [key, since === undefined ? value : optional(value)];
  });
  return record<O>(Object.fromEntries(fields) as never);
}
