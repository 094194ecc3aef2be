import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, hashText } from '../../../src/engine/core/hash';

const json = fc.jsonValue({ maxDepth: 4 });

/** Returns a copy of a value in which every object's keys are in reverse order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, backwards(entry)]),
  );
}

const spelled = (value: unknown) => JSON.stringify(sorted(value));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
}

describe('hashOf', () => {
  test('gives sixteen hexadecimal digits, the same in every version', () => {
    expect(hashOf({ b: [1, 2, null], a: { x: 'é', y: true } })).toBe(GOLDEN.value);
    expect(hashText('')).toBe(GOLDEN.nothing);
    expect(hashText('Serenissima')).toBe(GOLDEN.name);
  });

  test('does not depend on key order', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    fc.assert(fc.property(json, (value) => hashOf(value) === hashOf(backwards(value))));
  });

  test('is unchanged after a round trip through JSON', () => {
    fc.assert(fc.property(json, (value) => hashOf(JSON.parse(JSON.stringify(value))) === hashOf(value)));
  });

  test('differs for different values', () => {
    fc.assert(
      fc.property(json, json, (a, b) => (hashOf(a) === hashOf(b)) === (spelled(a) === spelled(b))),
      { numRuns: 1000 },
    );
  });

  test.each<[unknown, unknown]>([
    [
      [1, 2],
      [2, 1],
    ],
    [[1, 2], [12]],
    [[], {}],
    [[], [[]]],
    [[null], []],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, [['a', 1]]],
    [{ a: {}, b: 1 }, { a: { b: 1 } }],
    [0, false],
    [null, 'null'],
    ['a,b', ['a', 'b']],
  ])('is different for %j and %j', (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });

  test('gives many similar positions different hashes', () => {
    const whole = new Set<string>();
    for (let i = 0; i < 20_000; i++) whole.add(hashOf({ money: [i, 20_000 - i], turn: i % 7 }));
    expect(whole.size).toBe(20_000);
  });
});

describe('hashText', () => {
  test('changes if any bit changes', () => {
    const text = '{"seat":0,"move":{"type":"bid","ducats":300}}';
    const hashes = new Set([hashText(text)]);
    for (let i = 0; i < text.length; i++) {
      for (let bit = 0; bit < 16; bit++) {
        const flipped = String.fromCharCode(text.charCodeAt(i) ^ (1 << bit));
        hashes.add(hashText(text.slice(0, i) + flipped + text.slice(i + 1)));
      }
    }
    expect(hashes.size).toBe(text.length * 16 + 1);
  });

  test('differs for texts that differ only in length', () => {
    const hashes = new Set(Array.from({ length: 1000 }, (_, i) => hashText('\0'.repeat(i))));
    expect(hashes.size).toBe(1000);
  });
});

const GOLDEN = { value: '0af0a5fdc0fe93e2', nothing: 'efaac93f862ce4ed', name: '1879fa8cab6f0414' };
