/**
 * Electron's contextBridge as seen by one world, based on its documentation and `electron_api_context_bridge.cc`. It
 * has no imports, so that its text can be evaluated in both worlds of a page, which share no objects. A value is packed
 * into plain nodes in its own world, sent, and rebuilt with the other world's prototypes. Electron's order of checks
 * and their effects:
 *
 * - primitives pass, including symbols (contrary to the documentation), and so do symbol keys;
 * - a value that has already passed in the same call becomes the same object again, except an unfinished array;
 * - a function is proxied, and called with its owner as `this`; one from the other world returns as itself;
 * - a promise is proxied; an error becomes a new Error with the same message and nothing else;
 * - an array is walked, an Element stays the same, a Blob or VideoFrame is cloned;
 * - any object that is not of a built-in kind is walked as a plain object and loses its prototype;
 * - everything else is structured-cloned: a Proxy, a WeakMap, a generator … throws 'An object could not be cloned.'
 *
 * Known differences: an object that fakes its kind with `Symbol.toStringTag` is treated as that kind; a throwing getter
 * ends the transfer (Electron continues and throws later); nothing is ever released; proxied functions print their
 * text.
 */

export interface World {
  /** Structured clone, with this world's prototypes. */
  clone(value: unknown): unknown;
  /**
   * Returns true for a Proxy. Missing if the host cannot test this (`util.types.isProxy`); then {@link passesForProxy}
   * is used.
   */
  isProxy?(value: object): boolean;
}

/** Nodes refer to each other by their index in {@link Parcel.nodes}. */
type Node =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'clone'; readonly value: unknown }
  | { readonly kind: 'symbol'; readonly at: number }
  | { readonly kind: 'element'; readonly at: number }
  /** True if the function comes from the receiving world. */
  | { readonly kind: 'function'; readonly id: number; readonly theirs: boolean }
  | { readonly kind: 'promise'; readonly id: number }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'array'; readonly items: readonly number[] }
  | { readonly kind: 'object'; readonly members: (readonly [key: number, value: number])[] };

/** Values in transit. All can be structured-cloned except symbols and elements, which are passed one by one. */
export interface Parcel {
  readonly nodes: Node[];
  readonly roots: readonly number[];
  readonly symbols: symbol[];
  readonly elements: object[];
}

/** A world's message to the other world, which answers synchronously. */
export type Message =
  | { readonly say: 'expose'; readonly name: string; readonly parcel: Parcel }
  | { readonly say: 'call'; readonly id: number; readonly parcel: Parcel }
  | { readonly say: 'settle'; readonly id: number; readonly kept: boolean; readonly outcome: Reply };
export type Reply = { readonly parcel: Parcel } | { readonly threw: string };

export interface Side {
  exposeInMainWorld(name: string, api: unknown): void;
  /** Packs values that may share objects. Throws in this world what Electron would throw. */
  pack(values: readonly unknown[]): Parcel;
  unpack(parcel: Parcel): unknown[];
  hear(message: Message): Reply;
}

export function passValue(value: unknown, from: Side, to: Side): unknown {
  return to.unpack(from.pack([value]))[0];
}

/** Creates the bridge's end in this world. `say` calls the other world and returns its answer. */
export function createSide(world: World, say: (message: Message) => Reply): Side {
  // Saved now, because the page may replace them later.
  const { apply, ownKeys } = Reflect;
  const { defineProperty, freeze, getOwnPropertyDescriptor } = Object;
  const { then } = Promise.prototype;
  const tagOf = Object.prototype.toString;
  const isProxy = world.isProxy ?? ((value: object) => passesForProxy(value, world));
  const isElement = brand('Element', 'tagName');
  const isBlob = brand('Blob', 'size');
  const isVideoFrame = brand('VideoFrame', 'timestamp');

  let count = 0;
  /** Functions of this world that the other world can call, with their owners. */
  const held = new Map<number, { readonly of: Callable; readonly holder: unknown }>();
  /** Proxies in this world, with the id of their function in the other world. */
  const proxies = new WeakMap<object, number>();
  /** Promises in this world that wait for a promise in the other world. */
  const waiting = new Map<number, { keep(value: unknown): void; fail(error: unknown): void }>();

  function pack(values: readonly unknown[]): Parcel {
    const parcel = { nodes: [] as Node[], symbols: [] as symbol[], elements: [] as object[] };
    const packed = new Map<object, number>();
    const add = (node: Node) => parcel.nodes.push(node) - 1;

    const one = (value: unknown, holder: unknown, depth: number): number => {
      if (depth >= MAX_DEPTH) throw new TypeError(TOO_DEEP);
      if (typeof value === 'symbol') return add({ kind: 'symbol', at: parcel.symbols.push(value) - 1 });
      if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
        return add({ kind: 'value', value });
      const before = packed.get(value);
      if (before !== undefined) return before;
      if (typeof value === 'function') return aFunction(value as Callable, holder);
      const tag = isProxy(value) ? 'Proxy' : apply<unknown, [], string>(tagOf, value, []).slice('[object '.length, -1);
      if (tag === 'Promise') return aPromise(value as Promise<unknown>);
      if (isError(value, tag)) return add({ kind: 'error', message: messageOf(value) });
      if (tag !== 'Proxy' && Array.isArray(value)) return anArray(value, depth);
      if (isElement(value)) return add({ kind: 'element', at: parcel.elements.push(value) - 1 });
      if (isBlob(value) || isVideoFrame(value)) return keep(value, add({ kind: 'clone', value }));
      if (!BUILT_IN.has(tag) && !ArrayBuffer.isView(value)) return anObject(value, depth);
      if (NEVER_CLONED.has(tag)) throw new Error(NOT_CLONED);
      return keep(value, add({ kind: 'clone', value: cloned(value) }));
    };
    const keep = (value: object, at: number) => {
      packed.set(value, at);
      return at;
    };
    const aFunction = (value: Callable, holder: unknown) => {
      const theirs = proxies.get(value);
      if (theirs !== undefined) return add({ kind: 'function', id: theirs, theirs: true });
      held.set(++count, { of: value, holder });
      return keep(value, add({ kind: 'function', id: count, theirs: false }));
    };
    const aPromise = (value: Promise<unknown>) => {
      const id = ++count;
      const settle = (kept: boolean) => (result: unknown) =>
        void say({ say: 'settle', id, kept, outcome: packResult(result) });
      void apply(then, value, [settle(true), settle(false)]);
      return keep(value, add({ kind: 'promise', id }));
    };
    const anArray = (value: readonly unknown[], depth: number) => {
      const items: number[] = [];
      for (let i = 0; i < value.length; i++) items.push(one(value[i], value, depth + 1));
      return keep(value, add({ kind: 'array', items }));
    };
    const anObject = (value: object, depth: number) => {
      const members: [number, number][] = [];
      const at = keep(value, add({ kind: 'object', members }));
      for (const key of ownKeys(value)) {
        if (!getOwnPropertyDescriptor(value, key)?.enumerable) continue;
        // Each level of objects counts twice: once for the object, once for the member.
        const member = one((value as Record<PropertyKey, unknown>)[key], value, depth + 2);
        members.push([one(key, null, 0), member]);
      }
      return at;
    };
    const roots = values.map((value) => one(value, globalThis, 0));
    return { ...parcel, roots };
  }

  /** Packs the result of a call or promise. A value that cannot be cloned becomes an error in the other world. */
  function packResult(result: unknown): Reply {
    try {
      return { parcel: pack([result]) };
    } catch (error) {
      return { threw: `Uncaught ${described(error)}` };
    }
  }

  function unpack({ nodes, roots, symbols, elements }: Parcel): unknown[] {
    const built = new Map<number, unknown>();
    const one = (at: number): unknown => {
      if (!built.has(at)) built.set(at, build(nodes[at], at));
      return built.get(at);
    };
    const build = (node: Node, at: number): unknown => {
      if (node.kind === 'value') return node.value;
      if (node.kind === 'symbol') return symbols[node.at];
      if (node.kind === 'element') return elements[node.at];
      if (node.kind === 'clone') return world.clone(node.value);
      if (node.kind === 'error') return new Error(node.message);
      if (node.kind === 'function') return node.theirs ? held.get(node.id)?.of : proxyOf(node.id);
      if (node.kind === 'array') return Array.from(node.items, one);
      if (node.kind === 'promise')
        return new Promise((resolve, reject) => waiting.set(node.id, { keep: resolve, fail: reject }));
      const copy = {};
      built.set(at, copy);
      for (const [key, value] of node.members) {
        const member = { value: one(value), writable: true, enumerable: true, configurable: true };
        defineProperty(copy, one(key) as PropertyKey, member);
      }
      return copy;
    };
    return Array.from(roots, one);
  }

  /** Like Electron's proxies, the function has no name or length and, unlike an arrow function, works with `new`. */
  function proxyOf(id: number): Callable {
    const proxy = (() =>
      function (...values: unknown[]) {
        return received(say({ say: 'call', id, parcel: pack(values) }));
      })();
    proxies.set(proxy, id);
    return proxy;
  }

  function received(reply: Reply): unknown {
    if ('threw' in reply) throw new Error(reply.threw);
    return unpack(reply.parcel)[0];
  }

  function call(id: number, parcel: Parcel): Reply {
    const values = unpack(parcel);
    const { of, holder } = held.get(id) as { of: Callable; holder: unknown };
    let result: unknown;
    try {
      result = apply(of, holder, values);
    } catch (thrown) {
      return { threw: isObject(thrown) ? messageOf(thrown, NO_EXCEPTION) : NO_EXCEPTION };
    }
    return packResult(result);
  }

  function settle(id: number, kept: boolean, outcome: Reply): void {
    const promise = waiting.get(id);
    waiting.delete(id);
    if ('threw' in outcome) promise?.fail(new Error(outcome.threw));
    else promise?.[kept ? 'keep' : 'fail'](unpack(outcome.parcel)[0]);
  }

  function expose(name: string, parcel: Parcel): Reply {
    if (name in globalThis) return { threw: BOUND_ALREADY };
    const [api] = unpack(parcel);
    if (isObject(api) && !isTypedArray(api)) deepFreeze(api, new Set());
    defineProperty(globalThis, name, { value: api, writable: false, enumerable: true, configurable: false });
    return NOTHING;
  }

  /** Freezes everything reachable by enumerable string keys. Typed arrays cannot be frozen. */
  function deepFreeze(value: object, frozen: Set<object>): void {
    if (frozen.has(value)) return;
    frozen.add(value);
    for (const child of Object.values(value)) if (isObject(child) && !isTypedArray(child)) deepFreeze(child, frozen);
    freeze(value);
  }

  function cloned(value: object): unknown {
    try {
      return world.clone(value);
    } catch {
      throw new Error(NOT_CLONED);
    }
  }

  return {
    pack,
    unpack,
    exposeInMainWorld(name, api) {
      const reply = say({ say: 'expose', name, parcel: pack([api]) });
      if ('threw' in reply) throw new Error(reply.threw);
    },
    hear(message) {
      if (message.say === 'call') return call(message.id, message.parcel);
      if (message.say === 'expose') return expose(message.name, message.parcel);
      settle(message.id, message.kept, message.outcome);
      return NOTHING;
    },
  };
}

type Callable = (...values: unknown[]) => unknown;

const MAX_DEPTH = 1000;
const TOO_DEEP = 'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.';
const NOT_CLONED = 'An object could not be cloned.';
const BOUND_ALREADY = 'Cannot bind an API on top of an existing property on the window object';
const NO_EXCEPTION =
  'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';
const NOTHING: Reply = { parcel: { nodes: [], roots: [], symbols: [], elements: [] } };

/** Kinds that are not walked as plain objects, by their `Object.prototype.toString` tag. */
const BUILT_IN: ReadonlySet<string> = new Set(
  `Proxy Date Arguments BigInt Boolean Number String Symbol RegExp Map Set WeakMap WeakSet ArrayBuffer SharedArrayBuffer Generator
   AsyncGenerator WebAssembly.Module WebAssembly.Memory Module`
    .split(/\s+/)
    .concat('Map Iterator', 'Set Iterator'),
);
/** Kinds that Electron's serializer refuses. Structured clone in the page can allow them, except a Proxy. */
const NEVER_CLONED: ReadonlySet<string> = new Set(['Proxy', 'SharedArrayBuffer', 'WebAssembly.Module']);

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function isTypedArray(value: object): boolean {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

/**
 * Returns true for a native error. Uses the tag if the engine has no better test. In V8, a DOMException does not count.
 */
function isError(value: object, tag: string): boolean {
  const { isError: tells } = Error as { isError?(value: unknown): boolean };
  return tag !== 'Proxy' && tag !== 'DOMException' && (tells ? tells(value) : tag === 'Error');
}

/**
 * Returns a test that detects a platform object by a getter that only works on its class. The test is always false if
 * the class does not exist.
 */
function brand(className: string, getter: string): (value: object) => boolean {
  const { prototype } = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[className] ?? {};
  const { isPrototypeOf: inherits } = Object.prototype;
  const get = prototype && Object.getOwnPropertyDescriptor(prototype, getter)?.get;
  return (value) => {
    if (!get || !inherits.call(prototype, value)) return false;
    try {
      get.call(value);
      return true;
    } catch {
      return false;
    }
  };
}

/** Returns an error's message if it is a string, and otherwise a replacement. */
function messageOf(error: object, otherwise = `Uncaught ${described(error)}`): string {
  try {
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? message : otherwise;
  } catch {
    return otherwise;
  }
}

/** Returns V8's text after 'Uncaught '. */
function described(thrown: unknown): string {
  if (!isObject(thrown)) return String(thrown);
  const { name, message, constructor } = thrown as {
    name?: unknown;
    message?: unknown;
    constructor?: { name?: string };
  };
  if (!(thrown instanceof Error)) return `#<${constructor?.name ?? 'Object'}>`;
  const text = isObject(message) ? described(message) : String(message);
  return text ? `${String(name)}: ${text}` : String(name);
}

/**
 * Returns true if a value is a Proxy, as far as a page can detect it. An ordinary object cannot become its own
 * ancestor, but the engine does not look through a Proxy to check this. So if the attempt succeeds, the value is a
 * Proxy, and the change is undone. A non-extensible value always refuses the attempt. It counts as a Proxy if it cannot
 * be cloned although all its members can.
 */
export function passesForProxy(value: object, { clone }: World): boolean {
  const clones = (tried: unknown) => {
    try {
      clone(tried);
      return true;
    } catch {
      return false;
    }
  };
  try {
    const before = Object.getPrototypeOf(value) as object | null;
    if (Reflect.setPrototypeOf(value, Object.create(value) as object)) return Reflect.setPrototypeOf(value, before);
    if (Object.isExtensible(value)) return false;
    const plain = Array.isArray(value) || before === null || before === Object.prototype;
    return plain && !clones(value) && Object.values(value).every(clones);
  } catch {
    // A revoked Proxy, or a Proxy whose traps throw.
    return true;
  }
}
