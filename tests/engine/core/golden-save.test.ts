import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BadSave } from '../../../src/engine/core/errors';
import { hashOf } from '../../../src/engine/core/hash';
import { positionAt, redoStatus } from '../../../src/engine/core/history';
import { readSave } from '../../../src/engine/core/load';
import { positionHash } from '../../../src/engine/core/match';
import { saveText } from '../../../src/engine/core/save';
import { findGame } from '../../../src/engine/games/registry';
import { journalOf } from './journal';

/**
 * A save from the first version, with placement, bids, purchases, a refused passage, a fight, spoils and undone moves.
 * It must always open. If this test fails, fix the code, not the file: old saves are migrated, never dropped.
 */
const TEXT = readFileSync(new URL('golden.serenissima', import.meta.url), 'utf8');
const LINES = TEXT.trimEnd()
  .split('\n')
  .map((line): Record<string, unknown> => ({ ...(JSON.parse(line) as object), sum: undefined }));

const read = (text: string) => readSave(text, findGame);

describe('the golden save', () => {
  test('leads to the recorded position', () => {
    const { match, meta, torn } = read(TEXT);
    expect(torn).toBe(false);
    expect(match.log.length).toBe(41);
    expect(positionHash(match)).toBe('acc2343a0a18e861');
    expect(hashOf(positionAt(match, 20))).toBe('dac1c27775a5a374');
    expect(hashOf(positionAt(match, 40))).toBe('f8ee7dec5453301a');
    expect(redoStatus(match)).toMatchObject({ possible: true, seat: 0 });
    expect(meta).toEqual({
      title: 'Der Löwe von San Marco',
      seats: ['Zorzi', 'Andrea', 'Íñigo'].map((name) => ({ name, kind: 'human' })),
      created: '2026-01-01T12:00:00.000Z',
    });
  });

  test('has the recorded set-up for its seed', () => {
    expect(hashOf(positionAt(read(TEXT).match, 0))).toBe('701a92668b96b989');
  });

  test('is reproduced byte for byte by writing its lines again', () => {
    expect(journalOf(LINES)).toBe(TEXT);
  });

  test('is the same match after saving again', () => {
    const { match, meta } = read(TEXT);
    const again = read(saveText(match, meta));
    expect(again.match).toEqual({ ...match, undone: [] });
    expect(again.meta).toEqual(meta);
  });
});

/** Returns the `BadSave` that reading a save throws, or `undefined` if it can be read. Rethrows any other error. */
function refusal(text: string): BadSave | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (error instanceof BadSave) return error;
    throw error;
  }
}

test('a forged move in a real game is either legal or refused, with no other error', () => {
  const moves = LINES.flatMap((line, i) => ('move' in line ? [i] : []));
  const keys = [...new Set(moves.flatMap((i) => Object.keys(LINES[i].move as object)))];
  const few = fc.integer({ min: -2, max: 40 });
  const odd = fc.oneof(few, fc.jsonValue({ maxDepth: 2 }), fc.record({ galley: few }), fc.record({ port: few }));
  fc.assert(
    fc.property(fc.constantFrom(...moves), fc.constantFrom(...keys), odd, (at, key, value) => {
      const move = { ...(LINES[at].move as object), [key]: value };
      const lines = [...LINES.slice(0, at), { ...LINES[at], move, hash: undefined }];
      const refused = refusal(journalOf(lines));
      if (refused) expect(refused.line).toBe(at + 1);
    }),
    { numRuns: 500 },
  );
});

test('a forged header of a real game is either refused or starts a match', () => {
  const [header] = LINES;
  const odd = fc.oneof(fc.integer(), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(header)), odd, (key, value) => {
      const refused = refusal(journalOf([{ ...header, [key]: value }]));
      expect(refused?.line ?? 1).toBe(1);
    }),
  );
});
