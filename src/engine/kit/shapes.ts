import { IllegalMove } from '../core/errors';
import type { Move } from '../core/game';

/**
 * Validates moves and positions from the renderer, the console and saves. Each game declares a shape for each type; a
 * missing or superfluous field does not compile.
 */
export interface Shape<T> {
  /** Returns the fault, or `null` if the value is valid. */
  (value: unknown): Fault | null;
  /** Never set. Makes the type parameter invariant, so that the shape fits exactly this type. */
  readonly exactly?: (value: T) => T;
}

/** The path of a fault (`.galleys[2].owner`) and its description. */
interface Fault {
  readonly at: string;
  readonly what: string;
}

interface Optional<T> {
  readonly optional: Shape<T>;
}

type Mutable<T> = T extends readonly (infer E)[] ? E[] : T;

/** Optional fields need {@link optional}. */
type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? Optional<Mutable<Exclude<T[K], undefined>>>
    : Shape<Mutable<T[K]>>;
};

type Case<T, D extends keyof T, V> = T extends unknown ? (V extends T[D] ? T : never) : never;

type Cases<T extends Readonly<Record<D, string>>, D extends string> = {
  readonly [V in T[D]]: Fields<Omit<Case<T, D, V>, D>>;
};

/** The default upper limit of counts, which no match can reach. */
export const MAX_COUNT = 9_999_999;
/** Maximum number of alternatives listed in an error message. */
const SAID = 8;

/** A whole number from `least` to `most` (both included) that is a multiple of `step`. */
export function count(least = 0, most = MAX_COUNT, step = 1): Shape<number> {
  const what = step === 1 ? 'a whole number' : `a multiple of ${step}`;
  const range = most < MAX_COUNT ? ` from ${least} to ${most}` : ` from ${least}`;
  return (value) => {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return fits && (step === 1 || value % step === 0) ? null : wrong(value, what + range);
  };
}

export const index = (size: number): Shape<number> => count(0, size - 1);

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? null : wrong(value, 'true or false'));

/** One of the listed values, compared without conversion. */
export function oneOf<const T extends string | number | boolean>(...values: readonly T[]): Shape<T> {
  return (value) =>
    (values as readonly unknown[]).includes(value) ? null : wrong(value, values.map(shown).join(' or '));
}

/** A shape for `null` or a value of the given shape. */
export function nullable<T>(of: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : of(value));
}

/** A shape for a value that fits one of two shapes. If neither fits, the second one's fault is reported. */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value) => (one(value) === null ? null : other(value));
}

/** A list of a fixed length, or of `least` to `most` entries. */
export function list<T>(
  of: Shape<T>,
  length: number | { readonly least?: number; readonly most?: number } = {},
): Shape<T[]> {
  const { least = 0, most = MAX_COUNT } = typeof length === 'number' ? { least: length, most: length } : length;
  const many = least === most ? `${least}` : most < MAX_COUNT ? `${least} to ${most}` : `${least} or more`;
  return (value) => {
    if (!Array.isArray(value)) return wrong(value, 'a list');
    const { length: entries } = value;
    if (entries < least || entries > most) return { at: '', what: `should have ${many} entries, not ${entries}` };
    for (let i = 0; i < entries; i++) {
      const fault = of(value[i]);
      if (fault) return { at: `[${i}]${fault.at}`, what: fault.what };
    }
    return null;
  };
}

/** A list without duplicates. Entries are compared by identity, so use it only for numbers and strings. */
export function distinct<T>(of: Shape<T[]>): Shape<T[]> {
  return (value) => {
    const twice = Array.isArray(value) && new Set(value).size < value.length;
    return twice ? { at: '', what: 'should not contain an entry twice' } : of(value);
  };
}

/** An object with exactly these fields. */
export function record<T extends object>(fields: Fields<T>): Shape<T> {
  const keys = Object.keys(fields);
  const shapes = Object.values<Shape<unknown> | Optional<unknown>>(fields as never);
  const checks = shapes.map((shape) => (typeof shape === 'function' ? shape : shape.optional));
  // Optimised, because every move is validated here.
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(value, 'an object');
    let found = 0;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (part !== undefined || Object.hasOwn(value, key)) {
        const fault = checks[i](part);
        if (fault) return { at: `.${key}${fault.at}`, what: fault.what };
        found++;
      } else if (checks[i] === shapes[i]) return { at: `.${key}`, what: 'is missing' };
    }
    const given = Object.keys(value);
    if (given.length === found) return null;
    return { at: `.${given.find((key) => !Object.hasOwn(fields, key))}`, what: 'is not a known field' };
  };
}

/** Marks a field of a record that may be missing. It may not be present with the value `undefined`. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return { optional: shape };
}

/** A shape for objects whose field `tag` determines their other fields. */
export function variants<T extends Readonly<Record<D, string>>, D extends string>(
  tag: D,
  cases: Cases<T, D>,
): Shape<T> {
  const shapes: ReadonlyMap<unknown, Shape<T>> = new Map(
    Object.entries<object>(cases).map(([value, fields]) => [value, record({ [tag]: () => null, ...fields } as never)]),
  );
  const known = shapes.size > SAID ? 'a known value' : [...shapes.keys()].map(shown).join(' or ');
  return (value) => {
    if (typeof value !== 'object' || value === null) return wrong(value, 'an object');
    const kind = (value as Readonly<Record<string, unknown>>)[tag];
    const shape = shapes.get(kind);
    return shape ? shape(value) : { at: `.${tag}`, what: wrong(kind, known).what };
  };
}

/** Returns a function that refuses values that are not valid moves, with the code `not-a-move`. */
export function shapeChecker<M extends Move>(cases: Cases<M, 'type'>): (move: unknown) => void {
  const shape = variants<M, 'type'>('type', cases);
  return (move) => {
    const fault = shape(move);
    if (fault)
      throw new IllegalMove('not-a-move', 'moves', `This is not a move of this game: ${sentence(fault, 'it')}.`);
  };
}

/** A fault as text: its path or, without one, `whole`, followed by the description. */
export function sentence({ at, what }: Fault, whole: string): string {
  return `${at ? `“${at.replace(/^\./, '')}”` : whole} ${what}`;
}

function wrong(value: unknown, what: string): Fault {
  return { at: '', what: `should be ${what}, not ${shown(value)}` };
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? `“${value}”` : String(value);
}
