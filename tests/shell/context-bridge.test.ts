import { types } from 'node:util';
import { describe, expect, test } from 'vitest';
import { reactive, readonly } from 'vue';
import { casesFor } from './conformance/cases';
import { twoRealms } from './conformance/realms';
import { createSide, passesForProxy, passValue } from './context-bridge';
import type { Message, Reply, Side } from './context-bridge';

describe(`contextBridge between ${twoRealms.name}`, () => {
  test.each(casesFor(twoRealms))('$name', async (one) => {
    expect(await twoRealms.run(one)).toEqual(one.expected);
  });
});

const world = { clone: (value: unknown) => structuredClone(value) };

describe('a Proxy is detected even if the host has no test for Proxies', () => {
  class Ship {
    hold = 1;
  }
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const vue = reactive({ deep: { list: [{}] } });
  test.each<[string, object]>([
    ['an object', {}],
    ['a list', []],
    ['an object without a prototype', Object.create(null) as object],
    ['an object of a class', new Ship()],
    ['a prototype', Object.prototype],
    ['a date', new Date()],
    ['a frozen object', Object.freeze({ a: 1 })],
    ['a frozen object with a function', Object.freeze({ go: () => 1 })],
    ['an object that cannot be extended', Object.preventExtensions(new Ship())],
    ['an object that contains a Proxy', { at: vue }],
    ['Vue’s Proxy', vue],
    ['Vue’s Proxy of a list', vue.deep.list],
    ['Vue’s Proxy for reading', readonly(vue)],
    ['a Proxy of an object of a class', new Proxy(new Ship(), {})],
    ['a Proxy of a frozen object', new Proxy(Object.freeze({ a: 1 }), {})],
    ['a Proxy of a frozen list', new Proxy(Object.freeze([1]), {})],
    ['a revoked Proxy', revoked.proxy],
  ])('%s', (_what, value) => {
    expect(passesForProxy(value, world)).toBe(types.isProxy(value));
  });

  test('without changing the object', () => {
    const ship = new Proxy(new Ship(), {});
    passesForProxy(ship, world);
    expect(Object.getPrototypeOf(ship)).toBe(Ship.prototype);
  });
});

test('the functions and promises of a passed value work, and a function passed back is the original one', async () => {
  const sides: Side[] = [];
  const sayTo =
    (at: number) =>
    (message: Message): Reply =>
      sides[at].hear(message);
  sides.push(createSide(world, sayTo(1)), createSide(world, sayTo(0)));
  const own = { double: (n: number) => 2 * n, later: Promise.resolve([1]) };
  const copy = passValue(own, sides[0], sides[1]) as typeof own;
  expect(copy).not.toBe(own);
  expect(copy.double).not.toBe(own.double);
  expect([copy.double(2), await copy.later]).toEqual([4, [1]]);
  expect(passValue(copy.double, sides[1], sides[0])).toBe(own.double);
});
