import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadSave } from '../../../src/engine/core/errors';
import { jsonClone } from '../../../src/engine/core/match';
import { headerLine } from '../../../src/engine/core/save';
import { journalOf, linesOf, tried } from './journal';
import { META, toyMatch, turnMatch } from './toy-game';

/** Saves with correct checksums and wrong contents: from other programs or versions, or edited by hand. */
const MATCH = toyMatch({ options: { rounds: 1000 } });
const LINES = linesOf(MATCH, [{ do: 'play', times: 45 }]);
const HEADER = headerLine(MATCH, META);

const expectRefused = (lines: readonly unknown[], line: number, reason: RegExp) => {
  const result = tried(journalOf(lines));
  expect(result).toBeInstanceOf(BadSave);
  expect(result).toMatchObject({ line, reason: expect.stringMatching(reason) });
};

describe('a header is refused', () => {
  test.each<[string, object, RegExp]>([
    ['of another format', { format: 'chess' }, /isn’t a Serenissima save/],
    ['of a newer version', { version: 3 }, /newer version of the app \(format 3\)/],
    ['without a version', { version: undefined }, /version/],
    ['of an unknown game', { game: 'chess' }, /doesn’t have the game “chess”/],
    ['with too many seats', { seats: Array(4).fill(META.seats[0]) }, /2 to 3 players/],
    ['with no seats', { seats: [] }, /seats/],
    ['with seats that are none', { seats: [1, 2] }, /seats/],
    ['with an unknown option', { options: { turns: 2 } }, /“turns”/],
    ['with an option value that does not exist', { options: { rounds: 3 } }, /“rounds”/],
    ['without options', { options: null }, /options/],
    ['without a title', { title: '' }, /title/],
    ['without a seed', { seed: 7 }, /seed/],
    ['without a date', { created: 'yesterday' }, /date/],
    ['with outcomes that are none', { chance: [0] }, /outcomes/],
    ['with outcomes no die shows', { chance: [7] }, /6 sides/],
    ['with a broken position', { position: { points: [] } }, /Toys look otherwise/],
    ['with a field too many', { surplus: 1 }, /extra field/],
  ])('%s', (_name, change, reason) => {
    expectRefused([{ ...HEADER, ...change }], 1, reason);
  });

  test('with a number of seats that does not match its position', () => {
    const position = jsonClone(turnMatch({ seats: 3 }).position);
    expect(HEADER.seats.length).toBe(2);
    expectRefused([{ ...HEADER, position }], 1, /./);
  });

  test('that is missing or not the first line', () => {
    expectRefused([{ undo: 1 }], 1, /isn’t a header/);
    expectRefused([HEADER, HEADER], 2, /second header/);
  });
});

describe('a line is refused', () => {
  test.each<[string, object, RegExp]>([
    ['of a move the rules forbid', { seat: 0, move: { type: 'end' } }, /Illegal move/],
    ['of a stranger’s move', { seat: 9, move: { type: 'pick', number: 1 } }, /Illegal move/],
    ['with an outcome too many', { seat: 0, move: { type: 'pick', number: 1 }, chance: [3] }, /0 outcomes, not 1/],
    [
      'with another position’s hash',
      { seat: 0, move: { type: 'pick', number: 1 }, hash: '0'.repeat(16) },
      /rules have/,
    ],
    ['without a seat', { move: { type: 'pick', number: 1 } }, /seat/],
    ['without a move’s type', { seat: 0, move: { number: 1 } }, /move/],
    ['that takes back what was not played', { undo: 1 }, /nothing to undo/],
    ['that takes back two at once', { undo: 2 }, /undo/],
    ['that does again what was not taken back', { redo: 1 }, /nothing to redo/],
    ['that says more than redo', { redo: 1, seat: 0 }, /redo/],
    ['with an empty title', { note: { title: '' } }, /title/],
    ['with a title too long', { note: { title: 'x'.repeat(81) } }, /title/],
    ['with fewer seats', { note: { seats: [META.seats[0]] } }, /number of seats/],
    ['with an unknown note', { note: { colour: 'red' } }, /unknown/],
    ['that says nothing', {}, /isn’t a move, undo/],
    ['nested without end', { seat: 0, move: { type: 'pick', number: nested(20) } }, /too deeply/],
    ['with a name that changes objects', JSON.parse('{"seat":0,"move":{"type":"x","__proto__":{}}}'), /“__proto__”/],
  ])('%s', (_name, line, reason) => {
    expectRefused([HEADER, line], 2, reason);
  });

  test('is refused with a die missing', () => {
    const at = LINES.findIndex((line) => 'chance' in line && 'move' in line);
    const without = LINES.map((line, i) => (i === at ? { ...line, chance: undefined } : line));
    expectRefused(without, at + 1, /missing from the list/);
  });
});

test('is refused at the next position hash if the rules changed', () => {
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
