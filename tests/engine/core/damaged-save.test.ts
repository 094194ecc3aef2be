import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadSave } from '../../../src/engine/core/errors';
import type { Loaded } from '../../../src/engine/core/load';
import { positionHash } from '../../../src/engine/core/match';
import { bySuite } from '../../suite';
import { journalOf, linesOf, tried } from './journal';
import { toyMatch } from './toy-game';

/** A journal with moves, chance, hashes, undo, redo, a note and multi-byte characters. */
const LINES = linesOf(toyMatch({ options: { rounds: 1000 }, seed: 'Doge’s seed' }), [
  { do: 'play', times: 24 },
  { do: 'undo', times: 3 },
  { do: 'redo', times: 2 },
  { do: 'note', note: { title: 'Città' } },
  { do: 'play', times: 8 },
]);
const TEXT = journalOf(LINES);
const WHOLE = tried(TEXT) as Loaded;
/** The offsets after each line. */
const ENDS = [...TEXT.matchAll(/\n/g)].map(({ index }) => index + 1);

/** Between line ends, the short suite cuts only at every fifth character. */
const isTried = (length: number): boolean =>
  length % bySuite(5, 1) === 0 || ENDS.some((end) => Math.abs(length - end) < 2);

/** Expects a damaged save to be refused with a line number, or to load its intact first lines and report a torn end. */
function expectRefusedOrTorn(text: string): void {
  const result = tried(text);
  if (result instanceof BadSave) {
    expect(result.line).toBeGreaterThanOrEqual(1);
    expect(result.line).toBeLessThanOrEqual(Math.max(1, text.split('\n').length));
    expect(result.message).toBe(`Line ${result.line}: ${result.reason}`);
    return;
  }
  expect(result.torn).toBe(true);
  expect(ENDS).toContain(result.text.length);
  expect(TEXT.startsWith(result.text)).toBe(true);
  expect(text.startsWith(result.text)).toBe(true);
}

test('the undamaged save loads', () => {
  expect(WHOLE.torn).toBe(false);
  expect(WHOLE.match.log.length).toBe(31);
  expect(WHOLE.meta.title).toBe('Città');
});

describe('a truncated save', () => {
  test('is refused if cut within its first line', () => {
    for (let length = 0; length < ENDS[0] - 1; length++) {
      expect(tried(TEXT.slice(0, length))).toMatchObject({ name: 'BadSave', line: 1 });
    }
  });

  test('is loaded up to its last complete line if cut later, and an incomplete line is reported as torn', () => {
    const told = ({ match, meta }: Loaded) => [match.log.length, match.undone.length, positionHash(match), meta.title];
    const prefixes = ENDS.map((end) => told(tried(TEXT.slice(0, end)) as Loaded));
    for (let length = ENDS[0]; length <= TEXT.length; length++) {
      if (!isTried(length)) continue;
      // A line that only lacks its newline counts as complete.
      const whole = ENDS.filter((end) => end - 1 <= length).length;
      const result = tried(TEXT.slice(0, length)) as Loaded;
      expect(result.torn).toBe(length > ENDS[whole - 1]);
      expect(result.text).toBe(TEXT.slice(0, ENDS[whole - 1]));
      expect(told(result)).toEqual(prefixes[whole - 1]);
    }
  });

  test('is recognised as torn even if the cut is within a multi-byte character', () => {
    const bytes = new TextEncoder().encode(TEXT);
    for (let length = 0; length < bytes.length; length++) {
      // The test above covers cuts between single-byte characters.
      if (bySuite(bytes[length] < 0x80, false)) continue;
      const text = new TextDecoder().decode(bytes.subarray(0, length));
      if (!ENDS.some((end) => text.length === end || text.length === end - 1)) expectRefusedOrTorn(text);
    }
  });
});

describe('a damaged save', () => {
  test('is refused or reported as torn if bits are flipped, unless only in the last newline', () => {
    const bytes = new TextEncoder().encode(TEXT);
    const flip = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }));
    fc.assert(
      fc.property(fc.array(flip, { minLength: 1, maxLength: 3 }), (flips) => {
        const damaged = bytes.slice();
        for (const [at, bit] of flips) damaged[at] ^= 1 << bit;
        const text = new TextDecoder().decode(damaged);
        if (text.trimEnd() !== TEXT.trimEnd()) expectRefusedOrTorn(text);
      }),
      { numRuns: bySuite(250, 1000) },
    );
  });

  test('is refused with the number of the changed line', () => {
    ENDS.slice(0, -1).forEach((end, i) => {
      const at = end - 30;
      const digit = TEXT[at] === '1' ? '2' : '1';
      expect(tried(TEXT.slice(0, at) + digit + TEXT.slice(at + 1))).toMatchObject({ line: i + 1 });
    });
  });

  test('is refused or reported as torn if random characters overwrite, extend or replace a part', () => {
    const place = fc.nat({ max: TEXT.length - 1 });
    const noise = fc.string({ unit: fc.constantFrom(...'\n\r\0{}[]",:0123456789abcdef', 'é', '\u2028') });
    fc.assert(
      fc.property(place, fc.nat({ max: 200 }), noise, (at, taken, put) => {
        const text = TEXT.slice(0, at) + put + TEXT.slice(at + taken);
        if (!TEXT.startsWith(text.trimEnd())) expectRefusedOrTorn(text);
      }),
      { numRuns: bySuite(200, 600) },
    );
  });

  test('is refused at a line that is missing, duplicated or moved', () => {
    const rows = TEXT.trimEnd().split('\n');
    for (let i = 0; i < rows.length - 1; i++) {
      const without = rows.filter((_, row) => row !== i);
      const doubled = rows.flatMap((row, j) => (j === i ? [row, row] : [row]));
      const swapped = rows.map((row, j) => (j === i ? rows[i + 1] : j === i + 1 ? rows[i] : row));
      for (const [changed, line] of [
        [without, i + 1],
        [doubled, i + 2],
        [swapped, i + 1],
      ] as const) {
        expect(tried(`${changed.join('\n')}\n`)).toMatchObject({ name: 'BadSave', line });
      }
    }
  });

  test('is refused at the line where another match’s lines begin', () => {
    const lines = linesOf(toyMatch({ options: { rounds: 1000 }, seed: 'other' }), [{ do: 'play', times: 40 }], 2);
    const other = journalOf(lines).split('\n');
    const rows = TEXT.split('\n');
    for (const at of [1, 5, 20]) {
      const text = [...rows.slice(0, at), ...other.slice(at)].join('\n');
      expect(tried(text)).toMatchObject({ name: 'BadSave', line: at + 1 });
    }
  });

  test.each([
    ['an empty line in the middle', TEXT.replace('\n', '\n\n'), 2],
    ['no content at all', '', 1],
    ['only a newline', '\n', 1],
    ['a very long line', `${'x'.repeat(2_000_000)}\n`, 1],
    ['too many empty lines', '\n'.repeat(300_000), 200_000],
  ])('with %s is refused', (_name, text, line) => {
    expect(tried(text)).toMatchObject({ name: 'BadSave', line });
  });

  test('with arbitrary content is refused or reported as torn', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tried(text) instanceof BadSave));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expectRefusedOrTorn(`${TEXT}${text}!`)));
  });
});
