import { BadPosition } from '../core/errors';
import type { About, Options } from '../core/game';
import { list, oneOf, optional, record, sentence } from './shapes';
import type { Shape } from './shapes';

/** Checks a position's shape. `players` has one entry per player. Throws {@link BadPosition} with path and value. */
export function checkPositionShape<S>(
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

/** Asserts an invariant of a position. Throws {@link BadPosition} with `what` (no full stop) if it does not hold. */
export function need(fact: unknown, what: string): asserts fact {
  if (!fact) throw new BadPosition(`${what}.`);
}

/** The shape of a match's options. Options with `since` may be missing, because older matches lack them. */
export function optionsOf<O extends Options>({ options }: About): Shape<O> {
  const fields = options.map(({ key, values, since }) => {
    const value = oneOf(...values.map((entry) => entry.value));
    return [key, since === undefined ? value : optional(value)];
  });
  return record<O>(Object.fromEntries(fields) as never);
}
