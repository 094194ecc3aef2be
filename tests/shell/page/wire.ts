/** The message of the plain `Error` that Electron's serializer throws for a value that it cannot clone. */
export const NOT_CLONED = 'An object could not be cloned.';

/**
 * Converts a value to text, with the abilities of structured clone, including shared references and cycles. Plain
 * objects and most primitives are written as in JSON. Everything else is an array that starts with a tag.
 */
function toText(value: unknown): string {
  const seen = new Map<object, number>();

  const bytes = (buffer: ArrayBufferLike, from = 0, length = buffer.byteLength) =>
    btoa(Array.from(new Uint8Array(buffer, from, length), (byte) => String.fromCharCode(byte)).join(''));

  const object = (value: object): unknown => {
    if (Array.isArray(value)) return ['a', value.length, ...Object.keys(value).flatMap((key) => [key, pack(value[key as never])])]; // prettier-ignore
    if (value instanceof Date) return ['d', value.getTime()];
    if (value instanceof RegExp) return ['r', value.source, value.flags];
    if (value instanceof Map) return ['m', ...[...value].flat().map(pack)];
    if (value instanceof Set) return ['s', ...[...value].map(pack)];
    if (value instanceof Error) return ['e', value.name, value.message, value.stack ?? ''];
    if (value instanceof ArrayBuffer) return ['b', bytes(value)];
    if (ArrayBuffer.isView(value)) {
      const kind = Object.prototype.toString.call(value).slice(8, -1);
      return ['v', kind, bytes(value.buffer, value.byteOffset, value.byteLength)];
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) return ['x', value.valueOf()];
    if (Object.prototype.toString.call(value) !== '[object Object]') throw new Error(NOT_CLONED);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pack(entry)]));
  };

  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (value === undefined) return ['u'];
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : ['n', Object.is(value, -0) ? '-0' : String(value)]; // prettier-ignore
    if (typeof value === 'bigint') return ['i', String(value)];
    if (typeof value === 'symbol' || typeof value === 'function') throw new Error(NOT_CLONED);
    const known = seen.get(value);
    if (known !== undefined) return ['@', known];
    seen.set(value, seen.size);
    return object(value);
  };
  return JSON.stringify(pack(value));
}

export function fromText(text: string): unknown {
  const seen: object[] = [];
  const keep = <T extends object>(made: T): T => {
    seen.push(made);
    return made;
  };
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

  const tagged = ([tag, ...parts]: readonly [string, ...never[]]): unknown => {
    switch (tag) {
      case 'u':
        return undefined;
      case 'n':
        return Number(parts[0]);
      case 'i':
        return BigInt(parts[0]);
      case '@':
        return seen[parts[0]];
      case 'a': {
        const list = keep(new Array<unknown>(parts[0]));
        for (let i = 1; i < parts.length; i += 2) list[parts[i]] = unpack(parts[i + 1]);
        return list;
      }
      case 'd':
        return keep(new Date(parts[0]));
      case 'r':
        return keep(new RegExp(parts[0], parts[1]));
      case 'm': {
        const map = keep(new Map<unknown, unknown>());
        for (let i = 0; i < parts.length; i += 2) map.set(unpack(parts[i]), unpack(parts[i + 1]));
        return map;
      }
      case 's': {
        const set = keep(new Set<unknown>());
        for (const part of parts) set.add(unpack(part));
        return set;
      }
      case 'e': {
        const kinds: Record<string, ErrorConstructor> = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }; // prettier-ignore
        const error = keep(new (kinds[parts[0]] ?? Error)(parts[1]));
        Object.defineProperty(error, 'stack', { value: parts[2], writable: true, configurable: true });
        return error;
      }
      case 'b':
        return keep(bytes(parts[0]));
      case 'v': {
        const View = (globalThis as unknown as Record<string, new (buffer: ArrayBuffer) => object>)[parts[0]];
        return keep(new View(bytes(parts[1])));
      }
      case 'x':
        return keep(Object(parts[0]) as object);
      default:
        throw new Error(`Unknown tag “${tag}”.`);
    }
  };

  const unpack = (packed: unknown): unknown => {
    if (Array.isArray(packed)) return tagged(packed as unknown as readonly [string, ...never[]]);
    if (packed === null || typeof packed !== 'object') return packed;
    const made = keep<Record<string, unknown>>({});
    for (const [key, entry] of Object.entries(packed))
      Object.defineProperty(made, key, { value: unpack(entry), writable: true, enumerable: true, configurable: true });
    return made;
  };
  return unpack(JSON.parse(text));
}

/**
 * Prepares a value for passing between processes, like `ipcRenderer.invoke` and `webContents.send`. Throws the same
 * errors as Electron.
 */
export function cloneToText(value: unknown): string {
  let copy: unknown;
  try {
    copy = structuredClone(value);
  } catch {
    throw new Error(NOT_CLONED);
  }
  return toText(copy);
}
