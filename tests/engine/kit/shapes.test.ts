import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../src/engine/core/errors';
import { checkPositionShape } from '../../../src/engine/kit/positions';
import {
  count,
  distinct,
  either,
  flag,
  index,
  list,
  nullable,
  oneOf,
  optional,
  record,
  sentence,
  shapeChecker,
  variants,
} from '../../../src/engine/kit/shapes';
import type { Shape } from '../../../src/engine/kit/shapes';

interface Ship {
  readonly owner: number;
  readonly cargo: number[];
  readonly berth: { readonly kind: 'port'; readonly port: number } | { readonly kind: 'sea'; readonly rough: boolean };
  readonly flag?: 'red' | 'blue';
}
interface Harbour {
  readonly money: number[];
  readonly order: number[];
  readonly ships: (Ship | null)[];
  readonly wind: number | { readonly calm: boolean };
}

const harbourFor = (seats: number): Shape<Harbour> =>
  record<Harbour>({
    money: list(count(0, 9999, 100), seats),
    order: distinct(list(index(seats), { least: 1 })),
    ships: list(
      nullable(
        record<Ship>({
          owner: index(seats),
          cargo: list(count(), { most: 2 }),
          berth: variants<Ship['berth'], 'kind'>('kind', { port: { port: index(3) }, sea: { rough: flag } }),
          flag: optional(oneOf('red', 'blue')),
        }),
      ),
    ),
    wind: either(count(0, 8), record({ calm: flag })),
  });
const ship = { owner: 1, cargo: [4], berth: { kind: 'port', port: 2 } };
const sound = { money: [0, 300], order: [1, 0], ships: [ship, null], wind: 3 };
const check = (value: unknown) => checkPositionShape<Harbour>(value, 'money', [2, 3], harbourFor);

describe('a position from outside the app', () => {
  test('is accepted if it fits its shape, with and without optional fields', () => {
    check(sound);
    check({ ...sound, order: [1], wind: { calm: true }, ships: [{ ...ship, flag: 'red' }] });
    check({ ...sound, ships: [{ ...ship, berth: { kind: 'sea', rough: false } }] });
  });

  test.each([
    [null, '“money” should be a list, not undefined: one for each player.'],
    [{ ...sound, money: [0] }, '“money” should have 2 to 3 entries, not 1: one for each player.'],
    [{ ...sound, money: [0, 150] }, '“money[1]” should be a multiple of 100 from 0 to 9999, not 150.'],
    [{ ...sound, order: [] }, '“order” should have 1 or more entries, not 0.'],
    [{ ...sound, order: [1, 1] }, '“order” should not contain an entry twice.'],
    [{ ...sound, order: [0, 2] }, '“order[1]” should be a whole number from 0 to 1, not 2.'],
    [{ ...sound, tide: 1 }, '“tide” is not a known field.'],
    [{ money: [0, 0], order: [0], ships: [] }, '“wind” is missing.'],
    [{ ...sound, ships: [3] }, '“ships[0]” should be an object, not 3.'],
    [{ ...sound, ships: [{ ...ship, cargo: [0, 0, 0] }] }, '“ships[0].cargo” should have 0 to 2 entries, not 3.'],
    [{ ...sound, ships: [{ ...ship, cargo: [0.5] }] }, '“ships[0].cargo[0]” should be a whole number from 0, not 0.5.'],
    [{ ...sound, ships: [{ ...ship, flag: 'green' }] }, '“ships[0].flag” should be “red” or “blue”, not “green”.'],
    [
      { ...sound, ships: [{ ...ship, berth: { kind: 'dock' } }] },
      '“ships[0].berth.kind” should be “port” or “sea”, not “dock”.',
    ],
    [
      { ...sound, ships: [{ ...ship, berth: { kind: 'sea', rough: 1 } }] },
      '“ships[0].berth.rough” should be true or false, not 1.',
    ],
    [{ ...sound, wind: { calm: null } }, '“wind.calm” should be true or false, not null.'],
  ])('is refused with the place and the expected value: %j', (value, message) => {
    expect(() => check(value)).toThrow(expect.objectContaining({ name: 'BadPosition', message }));
  });

  test('is refused with a readable name if it has the wrong type', () => {
    const fault = record({})([]);
    expect(fault && sentence(fault, 'A position')).toBe('A position should be an object, not a list');
  });
});

describe('a move from outside the app', () => {
  const checkMove = shapeChecker<{ type: 'wait' } | { type: 'sail'; to: number }>({ wait: {}, sail: { to: index(5) } });

  test('is accepted if it fits its shape', () => {
    checkMove({ type: 'wait' });
    checkMove({ type: 'sail', to: 4 });
  });

  test.each([
    [null, 'it should be an object, not null'],
    [{ type: 'fly' }, '“type” should be “wait” or “sail”, not “fly”'],
    [{ type: 'toString' }, '“type” should be “wait” or “sail”, not “toString”'],
    [{ type: 'sail', to: 5 }, '“to” should be a whole number from 0 to 4, not 5'],
    [{ type: 'sail' }, '“to” is missing'],
    [{ type: 'wait', to: 1 }, '“to” is not a known field'],
  ])('is refused, and the message says what is wrong: %j', (move, what) => {
    const refusal = { code: 'not-a-move', message: `This is not a move of this game: ${what}.` };
    expect(() => checkMove(move)).toThrow(IllegalMove);
    expect(() => checkMove(move)).toThrow(expect.objectContaining(refusal));
  });
});
