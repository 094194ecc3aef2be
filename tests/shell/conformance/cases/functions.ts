import type { Case } from '../host';
import { exposing, simple, throwing } from './build';

const NO_EXCEPTION =
  'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';

export const FUNCTIONS: readonly Case[] = [
  simple(
    'functions are proxied',
    '{ number: () => 123, text: () => "help", later: async () => "promise" }',
    '[example.number(), example.text(), await example.later()]',
    [123, 'help', 'promise'],
  ),
  simple(
    'a function can be the whole API',
    '() => "whole"',
    '[example(), Object.getPrototypeOf(example) === Function.prototype]',
    ['whole', true],
  ),
  simple(
    'a function can be called repeatedly',
    '{ go: () => 123 }',
    '[example.go(), example.go(), example.go()]',
    [123, 123, 123],
  ),
  simple(
    'a proxied function has neither name nor length nor members',
    '{ go: Object.assign(function go(a, b) {}, { more: 1 }) }',
    '[example.go.name, example.go.length, example.go.more === undefined]',
    ['', 0, true],
  ),
  simple(
    'a function is called with its owner as `this`, whatever `this` the caller passes',
    '{ own: 5, mine() { return this.own; }, deep: [function () { return this.length; }] }',
    '[example.mine.call({ own: 6 }), example.deep[0].call(null)]',
    [5, 1],
  ),
  simple('the preload can call the page’s functions', '{ with: (go) => go(123) }', 'example.with((n) => n + 1)', 124),
  simple(
    'a function passed back to its own world is the original function',
    '(go) => go',
    '(() => { const go = () => null; return example(go) === go; })()',
    true,
  ),
  simple(
    'a function of the preload that is passed back is the original function, too',
    '(() => { const go = () => 1; return { get: () => go, is: (it) => it === go }; })()',
    'example.is(example.get())',
    true,
  ),
  simple(
    'a function gets a new proxy each time it passes',
    '{ get: (() => { const go = () => 1; return () => go; })() }',
    'example.get() === example.get()',
    false,
  ),
  simple(
    'an object passed twice in one call stays one object',
    '(a, b, c) => [a === b, c.it === a]',
    '(() => { const it = { foo: 1 }; return example(it, it, { it }); })()',
    [true, true],
  ),
  simple(
    'arguments are copied',
    '(it) => { it.a = 2; it.list.push(3); return it.a; }',
    '(() => { const it = { a: 1, list: [] }; return [example(it), it]; })()',
    [2, { a: 1, list: [] }],
  ),
  simple(
    'functions can be nested as arguments in both directions',
    '{ first: (second) => second((fourth) => fourth()) }',
    'await example.first((third) => third(() => Promise.resolve("final")))',
    'final',
  ),
  simple(
    'a class passes, but cannot be constructed',
    '{ Ship: class {} }',
    '(() => { try { new example.Ship(); } catch (error) { return error.constructor === Error; } })()',
    true,
  ),
  simple('a Proxy of a function passes as a function', 'new Proxy(() => 1, {})', 'example()', 1),
  simple(
    'promises are proxied',
    '{ soon: Promise.resolve({ at: ["kept"] }) }',
    '[Object.getPrototypeOf(example.soon) === Promise.prototype, await example.soon]',
    [true, { at: ['kept'] }],
  ),
  simple('a promise can be the whole API', 'Promise.resolve("kept")', 'await example', 'kept'),
  simple(
    'a promise can be resolved later',
    '{ later: () => new Promise((keep) => setTimeout(() => keep(Promise.resolve(123)), 20)) }',
    'await example.later()',
    123,
  ),
  simple(
    'promises pass from the page to the preload',
    '{ same: (promise) => promise }',
    'await example.same(Promise.resolve("mine"))',
    'mine',
  ),
  simple(
    'a promise’s result has the prototypes of the page',
    '{ later: async () => ({ go: () => "far", list: [1] }) }',
    'await (async () => { const it = await example.later(); return [Object.getPrototypeOf(it) === Object.prototype, Object.getPrototypeOf(it.list) === Array.prototype, it.go()]; })()',
    [true, true, 'far'],
  ),
  throwing(
    'a rejected promise rejects with an error of the page’s world',
    '{ soon: Promise.reject(new TypeError("broken")) }',
    'example.soon',
    ['Error', 'broken'],
  ),
  simple(
    'promises are proxied without functions that the page can replace',
    '{ get: () => Promise.resolve("kept") }',
    `await (async () => {
      let seen = false;
      const { bind } = Function.prototype;
      const { then } = Promise.prototype;
      Function.prototype.bind = function (...all) { seen = true; return bind.apply(this, all); };
      const kept = await example.get();
      Function.prototype.bind = bind;
      return [seen, kept, Promise.prototype.then === then];
    })()`,
    [false, 'kept', true],
  ),
];

/** Errors, thrown or passed as values. */
export const ERRORS: readonly Case[] = [
  throwing('a thrown error is copied', '() => { throw new Error("oh no"); }', 'example()', ['Error', 'oh no']),
  throwing(
    'a thrown error keeps only its message',
    '() => { throw Object.assign(new RangeError("oh no"), { code: 5 }); }',
    'example()',
    ['Error', 'oh no'],
  ),
  simple(
    'an error as a value keeps its message and loses its class and members',
    '{ get: () => Object.assign(new RangeError("oh no"), { code: 5, cause: 1 }) }',
    '(() => { const it = example.get(); return [it.constructor === Error, it.message, it.name, it.code === undefined, typeof it.stack]; })()',
    [true, 'oh no', 'Error', true, 'string'],
  ),
  simple(
    'an error whose message is not a string gets a string',
    '() => { const it = new Error("x"); it.message = { garbage: true }; return it; }',
    '[example().constructor === Error, typeof example().message]',
    [true, 'string'],
  ),
  throwing('a thrown value that is not an error', '() => { throw "no error"; }', 'example()', ['Error', NO_EXCEPTION]),
  throwing('a thrown object that has a message', '() => { throw { message: "as if" }; }', 'example()', [
    'Error',
    'as if',
  ]),
  throwing(
    'a getter that throws in a function’s result',
    '() => ({ get bad() { throw new Error("boom"); } })',
    'example()',
    ['Error', 'Uncaught Error: boom'],
  ),
  throwing(
    'a getter that throws in a list that a function returns',
    '() => Object.defineProperty([1, 2], 0, { get() { throw new Error("boom"); } })',
    'example()',
    ['Error', 'Uncaught Error: boom'],
  ),
  throwing(
    'a getter that throws in an argument',
    '() => 1',
    'example([{ a: Object.defineProperty([1], 0, { get() { throw new TypeError("boom"); } }) }])',
    ['TypeError', 'boom'],
  ),
];

const NOT_CLONED = 'An object could not be cloned.';
/** Cases for a value that cannot be cloned, as an argument and as a result. */
const refused = (what: string, value: string): readonly Case[] => [
  throwing(`${what} is refused as an argument`, '() => 1', `example(${value})`, ['Error', NOT_CLONED]),
  throwing(`${what} is refused inside an argument`, '() => 1', `example({ at: [${value}] })`, ['Error', NOT_CLONED]),
  throwing(`${what} is refused as a result`, `() => ({ at: ${value} })`, 'example()', [
    'Error',
    `Uncaught Error: ${NOT_CLONED}`,
  ]),
  throwing(`${what} is refused as a promise’s result`, `async () => ${value}`, 'example()', [
    'Error',
    `Uncaught Error: ${NOT_CLONED}`,
  ]),
];
const NESTED = `const nested = (times, inside, wrap) => { for (let i = 0; i < times; i++) inside = wrap(inside); return inside; };`;
const TOO_DEEP = 'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.';

function deep(name: string, wrap: string, most: number): readonly Case[] {
  const page = (times: number) => `${NESTED}
    try {
      return window.example(nested(${times}, ${wrap}({}).constructor === Array ? [] : {}, ${wrap}));
    } catch (error) {
      return [error.constructor === TypeError, error.message];
    }`;
  return [
    { name: `${name}: maximum depth`, preload: exposing('() => "passed"'), page: page(most), expected: 'passed' },
    {
      name: `${name}: too deep`,
      preload: exposing('() => "passed"'),
      page: page(most + 1),
      expected: [true, TOO_DEEP],
    },
  ];
}

export const REFUSALS: readonly Case[] = [
  ...refused('a Proxy', 'new Proxy({ a: 1 }, {})'),
  ...refused('a Proxy of a list', 'new Proxy([1], {})'),
  ...refused('a Proxy of an object with a function', 'new Proxy({ go() {} }, {})'),
  ...refused('a Proxy of a frozen object', 'new Proxy(Object.freeze({ a: 1 }), {})'),
  ...refused('a wrapped symbol', 'Object(Symbol("x"))'),
  ...refused('a weak map', 'new WeakMap()'),
  ...refused('a generator', '(function* () {})()'),
  ...refused('a map with a function', 'new Map([[1, () => 1]])'),
  throwing(
    'a promise rejected with a value that cannot be cloned',
    'async () => { throw Object(Symbol("x")); }',
    'example()',
    ['Error', `Uncaught Error: ${NOT_CLONED}`],
  ),
  {
    name: 'a Proxy cannot be exposed',
    preload: `let threw = null;
      try {
        contextBridge.exposeInMainWorld('api', { at: new Proxy({}, {}) });
      } catch (error) {
        threw = error.message;
      }
      ${exposing('threw')}`,
    page: `return [window.example, 'api' in window];`,
    expected: [NOT_CLONED, false],
  },
  ...deep('nested lists', '((it) => [it])', 999),
  ...deep('nested objects, which count twice', '((it) => ({ it }))', 499),
  {
    name: 'a list that contains itself is too deep',
    preload: exposing('() => 1'),
    page: `const list = []; list.push(list); try { window.example(list); } catch (error) { return error.message; }`,
    expected: TOO_DEEP,
  },
];
