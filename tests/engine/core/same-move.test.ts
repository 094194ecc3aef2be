import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/engine/core/game';
import { hashOf } from '../../../src/engine/core/hash';
import { sameMove, sameMoves, sameValue } from '../../../src/engine/core/same-move';

const move = (fields: object): Move => ({ type: 'load', ...fields });
const plain = fc.jsonValue({ maxDepth: 4 });

/** Returns a copy of a value in which every object's keys are in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, turned(entry)]),
  );
}

describe('sameMove', () => {
  test('ignores field order at any depth', () => {
    expect(sameMove(move({ port: 3, goods: { wine: 1, salt: 2 } }), { goods: { salt: 2, wine: 1 }, port: 3, type: 'load' } as Move)).toBe(true); // prettier-ignore
  });

  test('treats an undefined field like a missing one', () => {
    expect(sameMove(move({ port: undefined }), move({}))).toBe(true);
    expect(sameMove(move({ port: undefined, to: 1 }), move({ to: 1, from: undefined }))).toBe(true);
  });

  test.each([
    ['another type', { type: 'sell' }],
    ['another number', { port: 4 }],
    ['an extra field', { much: 1 }],
    ['a list in another order', { goods: [2, 1] }],
    ['a longer list', { goods: [1, 2, 3] }],
    ['an object instead of a list', { goods: { 0: 1, 1: 2 } }],
    ['null instead of undefined', { to: null }],
    ['a string instead of a number', { port: '3' }],
  ])('distinguishes %s', (_what, change) => {
    const one = move({ port: 3, goods: [1, 2] });
    expect(sameMove(one, { ...one, ...change })).toBe(false);
    expect(sameMove({ ...one, ...change }, one)).toBe(false);
  });

  test('compares lists by length and items', () => {
    expect(sameMoves([move({ port: 1 }), move({ port: 2 })], [move({ port: 1 }), move({ port: 2 })])).toBe(true);
    expect(sameMoves([move({ port: 1 }), move({ port: 2 })], [move({ port: 2 }), move({ port: 1 })])).toBe(false);
    expect(sameMoves([move({})], [move({}), move({})])).toBe(false);
  });
});

describe('comparing plain JSON', () => {
  test('ignores key order and survives a round trip through JSON', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(sameValue(value, turned(value))).toBe(true);
        expect(sameValue(JSON.parse(JSON.stringify(value)), value)).toBe(true);
      }),
    );
  });

  test('agrees with comparing hashes', () => {
    const near = fc.oneof(plain, fc.constantFrom(null, [], {}, [null], { a: 1 }, { a: 1, b: [2] }, { b: [2], a: 1 }));
    // JSON has only one zero, so -0 is normalized first.
    const seen = near.map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(seen, seen, (a, b) => {
        expect(sameValue(a, b)).toBe(hashOf(a) === hashOf(b));
        expect(sameValue(b, a)).toBe(sameValue(a, b));
      }),
      { numRuns: 500 },
    );
  });
});
