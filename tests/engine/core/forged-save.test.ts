/** Saves with correct checksums and wrong contents: from other programs or versions, or edited by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadSave } from '../../../src/engine/core/errors';
import { jsonClone } from '../../../src/engine/core/match';
import { headerLine } from '../../../src/engine/core/save';
import { journalOf, linesOf, tried } from './journal';
import { META, toyMatch, turnMatch } from './toy-game';

const MATCH = toyMatch({ options: { rounds: 1000 } });
const LINES = linesOf(MATCH, [{ do: 'play', times: 45 }]);
const HEADER = headerLine(MATCH, META);

const expectRefused = (lines: readonly unknown[], line: number, reason: RegExp) => {
  const result = tried(journalOf(lines));
  expect(result).toBeInstanceOf(BadSave);
  expect(result).toMatchObject({ line, reason: expect.stringMatching(reason) });
};

describe('a header', () => {
  test.each<[string, object, RegExp]>([
    ['with another format', { format: 'chess' }, /isn’t a Serenissima save/],
    ['with a newer version', { version: 3 }, /newer version of the app \(format 3\)/],
    ['without a version', { version: undefined }, /version/],
    ['with an unknown game', { game: 'chess' }, /doesn’t have the game “chess”/],
    ['with too many seats', { seats: Array(4).fill(META.seats[0]) }, /2 to 3 players/],
    ['with no seats', { seats: [] }, /seats/],
    ['with seats that are not objects', { seats: [1, 2] }, /seats/],
    ['with an unknown option', { options: { turns: 2 } }, /“turns”/],
    ['with an option value that does not exist', { options: { rounds: 3 } }, /“rounds”/],
    ['without options', { options: null }, /options/],
    ['without a title', { title: '' }, /title/],
    ['without a seed', { seed: 7 }, /seed/],
    ['without a date', { created: 'yesterday' }, /date/],
    ['with an outcome below 1', { chance: [0] }, /outcomes/],
    ['with an outcome above the die’s sides', { chance: [7] }, /6 sides/],
    ['with a broken position', { position: { points: [] } }, /position is malformed/],
    ['with an extra field', { surplus: 1 }, /extra field/],
  ])('%s is refused', (_name, change, reason) => {
    expectRefused([{ ...HEADER, ...change }], 1, reason);
  });

  test('is refused if its number of seats does not match its position', () => {
    const position = jsonClone(turnMatch({ seats: 3 }).position);
    expect(HEADER.seats.length).toBe(2);
    expectRefused([{ ...HEADER, position }], 1, /./);
  });

  test('is refused if it is missing or not the first line', () => {
    expectRefused([{ undo: 1 }], 1, /isn’t a header/);
    expectRefused([HEADER, HEADER], 2, /second header/);
  });
});

describe('a line', () => {
  test.each<[string, object, RegExp]>([
    ['with an illegal move', { seat: 0, move: { type: 'end' } }, /Illegal move/],
    ['with a move of a seat that does not exist', { seat: 9, move: { type: 'pick', number: 1 } }, /Illegal move/],
    ['with an extra outcome', { seat: 0, move: { type: 'pick', number: 1 }, chance: [3] }, /0 outcomes, not 1/],
    [
      'with the hash of another position',
      { seat: 0, move: { type: 'pick', number: 1 }, hash: '0'.repeat(16) },
      /rules have/,
    ],
    ['without a seat', { move: { type: 'pick', number: 1 } }, /seat/],
    ['without a move’s type', { seat: 0, move: { number: 1 } }, /move/],
    ['with an undo without a move', { undo: 1 }, /nothing to undo/],
    ['with an undo of two moves', { undo: 2 }, /undo/],
    ['with a redo without an undone move', { redo: 1 }, /nothing to redo/],
    ['with a redo and another field', { redo: 1, seat: 0 }, /redo/],
    ['with an empty title', { note: { title: '' } }, /title/],
    ['with a long title', { note: { title: 'x'.repeat(81) } }, /title/],
    ['with fewer seats', { note: { seats: [META.seats[0]] } }, /number of seats/],
    ['with an unknown note', { note: { colour: 'red' } }, /unknown/],
    ['without known fields', {}, /isn’t a move, undo/],
    ['with deep nesting', { seat: 0, move: { type: 'pick', number: nested(20) } }, /too deeply/],
    ['with a __proto__ key', JSON.parse('{"seat":0,"move":{"type":"x","__proto__":{}}}'), /“__proto__”/],
  ])('%s is refused', (_name, line, reason) => {
    expectRefused([HEADER, line], 2, reason);
  });

  test('without its die roll is refused', () => {
    const at = LINES.findIndex((line) => 'chance' in line && 'move' in line);
    const without = LINES.map((line, i) => (i === at ? { ...line, chance: undefined } : line));
    expectRefused(without, at + 1, /missing from the list/);
  });
});

test('a save is refused at the next position hash if the rules changed', () => {
  const changed = jsonClone(LINES) as { chance?: number[]; hash?: string }[];
  const at = changed.findIndex((line, i) => i > 0 && line.chance);
  const hashed = changed.findIndex((line, i) => i >= at && line.hash);
  changed[at].chance = [((changed[at].chance?.[0] ?? 0) % 6) + 1];
  expect(hashed).toBeGreaterThan(0);
  expectRefused(changed, hashed + 1, /the rules have changed/);
});

test('a save with arbitrary JSON lines is refused or plays only legal moves', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.anything({ maxDepth: 3 }).filter(isJson));
  const keys = ['seat', 'move', 'chance', 'hash', 'note', 'undo', 'redo', 'format', 'seats', 'options', 'position'];
  const change = fc.tuple(fc.nat({ max: 30 }), fc.constantFrom(...keys), odd);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
      const lines = LINES.slice(0, 31).map((line) => ({ ...line })) as Record<string, unknown>[];
      for (const [at, key, value] of changes) lines[at][key] = value;
      const result = tried(journalOf(lines));
      if (!(result instanceof BadSave)) expect(result.match.log.length).toBeLessThanOrEqual(30);
    }),
    { numRuns: 800 },
  );
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
