/** A request that is invalid. The message describes what is missing or wrong. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export type ConsoleRequest = Readonly<Record<string, unknown>>;

interface Kinds {
  string: string;
  integer: number;
  object: Record<string, unknown>;
  integers: number[];
  boolean: boolean;
}

const IS: { readonly [K in keyof Kinds]: (value: unknown) => boolean } = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  boolean: (value) => typeof value === 'boolean',
  integers: (value) => Array.isArray(value) && value.every((entry) => Number.isInteger(entry)),
};

const CALLED: { readonly [K in keyof Kinds]: string } = {
  string: 'a string',
  integer: 'a whole number',
  object: 'an object',
  integers: 'a list of whole numbers',
  boolean: 'true or false',
};

/** A required field. Throws {@link BadRequest} with its name if it is missing. */
export function field<K extends keyof Kinds>(request: ConsoleRequest, name: string, kind: K): Kinds[K] {
  const value = request[name];
  if (value === undefined) throw new BadRequest(`“${name}” is missing. It must be ${CALLED[kind]}.`);
  if (!IS[kind](value)) throw new BadRequest(`“${name}” must be ${CALLED[kind]}.`);
  return value as Kinds[K];
}

export function optional<K extends keyof Kinds, D>(
  request: ConsoleRequest,
  name: string,
  kind: K,
  usual: D,
): Kinds[K] | D {
  return request[name] === undefined ? usual : field(request, name, kind);
}
