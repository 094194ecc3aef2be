/**
 * Copies a value as plain data: strings, booleans, finite numbers, `null`, lists and plain objects, at any depth. Vue's
 * Proxies, and refs inside them, are copied as their values, and `undefined` members are left out. Throws a TypeError
 * with the path for anything else (functions, elements, dates, class instances, cyclic values …), because Electron's
 * bridge, JSON and main's schemas would each treat it differently.
 */
export function plainData<T>(value: T, where = 'argument'): T {
  return copy(value, where, []) as T;
}

function copy(value: unknown, where: string, holders: readonly object[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object')
    throw new TypeError(`${where} is ${named(value)}. Only plain data can be sent to main.`);
  if (holders.includes(value)) throw new TypeError(`${where} contains itself. Only plain data can be sent to main.`);
  const inside = [...holders, value];
  if (Array.isArray(value)) return Array.from(value, (entry, at) => copy(entry, `${where}[${at}]`, inside));
  if (!isPlain(value)) throw new TypeError(`${where} is ${named(value)}. Only plain data can be sent to main.`);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([key, member]) => [key, copy(member, `${where}.${key}`, inside)]));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === null || prototype === Object.prototype;
}

function named(value: unknown): string {
  if (value === undefined || typeof value === 'number') return String(value);
  const { constructor: made } = value as { readonly constructor?: { readonly name: string } };
  const kind = typeof value === 'object' ? (made?.name ?? 'object') : typeof value;
  return /^[aeiou]|^HTML/i.test(kind) ? `an ${kind}` : `a ${kind}`;
}
