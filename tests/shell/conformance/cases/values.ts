import type { Case } from '../host';
import { exposing, simple } from './build';

const PROTO_KEY = `Object.defineProperty({ data: 1 }, '__proto__', { value: { polluted: true }, enumerable: true })`;

export const VALUES: readonly Case[] = [
  simple(
    'numbers pass',
    '{ at: 123, zero: -0, none: NaN }',
    '[example.at, Object.is(example.zero, -0), String(example.none)]',
    [123, true, 'NaN'],
  ),
  simple('strings pass', '{ at: { deep: "words" } }', 'example.at.deep', 'words'),
  simple('booleans pass', '[true, false]', 'example', [true, false]),
  simple('a primitive can be the whole API', '123', 'example', 123),
  simple('big integers pass', '{ big: 10n }', '[typeof example.big, String(example.big)]', ['bigint', '10']),
  simple('null passes', 'null', 'String(example)', 'null'),
  simple('undefined passes', 'undefined', '["example" in window, String(example)]', [true, 'undefined']),
  simple(
    'null and undefined pass inside lists and objects',
    '{ values: [null, undefined], none: undefined }',
    '[...example.values.map(String), "none" in example]',
    ['null', 'undefined', true],
  ),
  simple(
    'arrays get the prototype of the page’s arrays',
    '[123, ["words"]]',
    '[example, Object.getPrototypeOf(example[1]) === Array.prototype]',
    [[123, ['words']], true],
  ),
  simple(
    'holes in arrays become undefined, and other members are dropped',
    '() => Object.assign([1, , 3], { more: 4 })',
    '[1 in example(), Object.keys(example())]',
    [true, ['0', '1', '2']],
  ),
  simple(
    'objects get the prototype of the page’s objects',
    '{ at: { deep: 1 } }',
    '[example, example, example.at].map((it) => Object.getPrototypeOf(it) === Object.prototype)',
    [true, true, true],
  ),
  simple(
    'objects without a prototype get one',
    'Object.assign(Object.create(null), { a: 1 })',
    '[example.a, Object.getPrototypeOf(example) === Object.prototype]',
    [1, true],
  ),
  simple('keys can be numbers', '{ 1: 123, 2: 456 }', '[example[1], example[2], Array.isArray(example)]', [
    123,
    456,
    false,
  ]),
  simple(
    'inherited and non-enumerable members are dropped',
    'Object.defineProperty(Object.create({ inherited: 1 }), "hidden", { value: 2 })',
    '[example.inherited === undefined, example.hidden === undefined]',
    [true, true],
  ),
  simple(
    'a key named __proto__ passes as data',
    PROTO_KEY,
    '[Object.getPrototypeOf(example) === Object.prototype, example.polluted === undefined, Object.hasOwn(example, "__proto__"), example.data]',
    [true, true, true, 1],
  ),
  {
    name: 'a key named __proto__ passes as data from the page to the preload, too',
    preload: exposing(
      `{ tell: (it) => [Object.getPrototypeOf(it) === Object.prototype, it.polluted === undefined, it.data] }`,
    ),
    page: `return window.example.tell(${PROTO_KEY});`,
    expected: [true, true, 1],
  },
  simple(
    'an instance of a class loses its prototype and keeps its fields',
    'new (class Ship { hold = 3; #crew = 4; sail() {} get crew() { return this.#crew; } })()',
    '[Object.keys(example), example.hold, example.sail === undefined, Object.getPrototypeOf(example) === Object.prototype]',
    [['hold'], 3, true, true],
  ),
  simple(
    'an own getter is read once and becomes data',
    '(() => { let times = 0; return { at: { get times() { return ++times; } } }; })()',
    '[example.at.times, example.at.times, typeof Object.getOwnPropertyDescriptor(example.at, "times").value]',
    [1, 1, 'number'],
  ),
  simple(
    'an object that occurs twice stays one object',
    '(() => { const it = { a: 1 }; return { one: it, two: it, three: [it] }; })()',
    '[example.one === example.two, example.one === example.three[0]]',
    [true, true],
  ),
  simple(
    'an object can contain itself',
    '(() => { const o = { value: 135 }; o.o = o; return { o }; })()',
    '[example.o.o.o.value, example.o.o === example.o]',
    [135, true],
  ),
  simple(
    'symbols pass unchanged',
    '(() => { const own = Symbol("own"); return { get: () => own, is: (it) => it === own }; })()',
    '[typeof example.get(), example.is(example.get())]',
    ['symbol', true],
  ),
  simple('a symbol can be the whole API', 'Symbol("whole")', 'String(example)', 'Symbol(whole)'),
  simple(
    'keys can be symbols',
    '(() => { const own = Symbol("own"); return { get: () => own, at: () => ({ [own]: 123 }) }; })()',
    'example.at()[example.get()]',
    123,
  ),
  simple(
    'typed arrays are cloned',
    '{ bytes: new Uint8Array([1, 2]) }',
    '[Object.getPrototypeOf(example.bytes) === Uint8Array.prototype, [...example.bytes]]',
    [true, [1, 2]],
  ),
  simple(
    'a typed array can be the whole API, and is not frozen',
    'new Uint8Array(2)',
    '(() => { example[0] = 7; return [example[0], Object.isFrozen(example)]; })()',
    [7, false],
  ),
  simple(
    'dates are cloned',
    '{ at: new Date(5) }',
    '[Object.getPrototypeOf(example.at) === Date.prototype, example.at.getTime()]',
    [true, 5],
  ),
  simple(
    'regular expressions are cloned',
    '{ at: /a/g }',
    '[Object.getPrototypeOf(example.at) === RegExp.prototype, String(example.at)]',
    [true, '/a/g'],
  ),
  simple(
    'maps and sets are cloned',
    '{ map: new Map([[1, { a: 2 }]]), set: new Set([3]) }',
    '[example.map instanceof Map, example.map.get(1).a, example.set instanceof Set, example.set.has(3)]',
    [true, 2, true, true],
  ),
  simple(
    'wrapped primitives are cloned',
    '{ at: Object(5), text: Object("x") }',
    '[typeof example.at, example.at instanceof Number, String(example.text)]',
    ['object', true, 'x'],
  ),
  simple(
    'an object of an unknown kind is copied member by member: a weak reference is empty',
    '{ at: new WeakRef({}) }',
    '[Object.keys(example.at), Object.getPrototypeOf(example.at) === Object.prototype]',
    [[], true],
  ),
  simple(
    'an element passes unchanged',
    '{ get: () => document.body }',
    '[example.get() === document.body, example.get().constructor === HTMLBodyElement]',
    [true, true],
    ['dom'],
  ),
  {
    name: 'an element passes from the page to the preload, even outside the document',
    preload: exposing(
      '{ tell: (get) => [get().tagName, get().constructor === HTMLElement, typeof get().querySelector] }',
    ),
    page: `const own = document.createElement('section'); return window.example.tell(() => own);`,
    expected: ['SECTION', true, 'function'],
    needs: ['dom'],
  },
  simple(
    'a blob passes',
    '{ get: () => new Blob(["ab", "cd"]) }',
    '[await example.get().text(), Object.getPrototypeOf(example.get()) === Blob.prototype]',
    ['abcd', true],
    ['dom'],
  ),
  {
    name: 'a blob passes from the page to the preload',
    preload: exposing('{ tell: async (get) => get().text() }'),
    page: `return window.example.tell(() => new Blob(['12', '45']));`,
    expected: '1245',
    needs: ['dom'],
  },
  {
    name: 'a video frame passes',
    preload: exposing(`{ get: () => {
      const canvas = new OffscreenCanvas(16, 16);
      canvas.getContext('2d').fillRect(0, 0, 16, 16);
      return new VideoFrame(canvas, { timestamp: 100 });
    } }`),
    page: `const frame = window.example.get();
      const told = [frame.constructor === VideoFrame, frame.codedWidth, frame.timestamp];
      frame.close();
      return told;`,
    expected: [true, 16, 100],
    needs: ['dom', 'video'],
  },
];

export const EXPOSED: readonly Case[] = [
  {
    name: 'an exposed value cannot be replaced or deleted, and is enumerable',
    preload: exposing('123'),
    page: `window.example = 456; const gone = delete window.example;
      return [window.example, gone, Object.keys(window).includes('example')];`,
    expected: [123, false, true],
  },
  simple(
    'members of an exposed value cannot be changed',
    '{ at: { number: 123 } }',
    '[(example.at.number = 4, example.at.number), (example.more = 1, "more" in example)]',
    [123, false],
  ),
  simple(
    'lists in an exposed value cannot be changed',
    '{ list: [123] }',
    '(() => { try { example.list.push(4); } catch (error) { return error.constructor === TypeError; } })()',
    true,
  ),
  simple(
    'exposed functions are frozen, too',
    '{ go: () => 1 }',
    '[Object.isFrozen(example), Object.isFrozen(example.go)]',
    [true, true],
  ),
  simple(
    'a function’s result is not frozen',
    '() => ({ a: 1 })',
    '(() => { const it = example(); it.a = 2; return it.a; })()',
    2,
  ),
  {
    name: 'a name can be exposed only once',
    preload: `let threw = null;
      contextBridge.exposeInMainWorld('example', { attempt: 1, threw: () => threw });
      try {
        contextBridge.exposeInMainWorld('example', { attempt: 2 });
      } catch (error) {
        threw = error.message;
      }`,
    page: `return [window.example.attempt, window.example.threw()];`,
    expected: [1, 'Cannot bind an API on top of an existing property on the window object'],
  },
  {
    name: 'a name that the window has or inherits cannot be exposed',
    preload: `const failed = ['Array', 'toString'].map((name) => {
        try {
          contextBridge.exposeInMainWorld(name, 1);
          return null;
        } catch (error) {
          return error.message;
        }
      });
      ${exposing('failed')}`,
    page: `return [new Set(window.example).size, window.example[0], typeof window.toString];`,
    expected: [1, 'Cannot bind an API on top of an existing property on the window object', 'function'],
  },
  {
    name: 'later changes in the preload are not visible in the page',
    preload: `const api = { at: 1 }; ${exposing('api')} api.at = 2;`,
    page: `return window.example.at;`,
    expected: 1,
  },
];
