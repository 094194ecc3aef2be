import { describe, expect, test } from 'vitest';
import { checkSave, repairSave } from '../../../src/engine/core/check';
import { positionHash } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { saveText } from '../../../src/engine/core/save';
import { journalOf, linesOf } from './journal';
import { act, findToy, META, toyMatch, turnMatch, playRandomMoves } from './toy-game';

const bare = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => ({ ...(JSON.parse(line) as object), sum: undefined }));
const longMatch = (): Match => {
  const match = toyMatch({ options: { rounds: 1000 } });
  playRandomMoves(match, fastRandom(3), 45);
  return match;
};

describe('checkSave', () => {
  test('counts the moves, lines and hashes of an intact save', () => {
    const lines = linesOf(toyMatch({ options: { rounds: 1000 } }), [
      { do: 'play', times: 41 },
      { do: 'undo', times: 3 },
      { do: 'redo', times: 1 },
    ]);
    const whole = { moves: 39, of: 39, lines: 46, torn: false, fault: null, title: META.title };
    expect(checkSave(journalOf(lines), findToy)).toEqual({ ...whole, hashes: 2 });
    expect(checkSave(`${journalOf(lines)}{"seat":0`, findToy)).toEqual({ ...whole, hashes: 2, torn: true });
  });

  test('reports a changed line and its move, and counts the moves that can be kept', () => {
    const lines = saveText(longMatch(), META).split('\n');
    const changed = lines.with(10, lines[10].replace('"seat":', '"seat": ')).join('\n');
    const checked = checkSave(changed, findToy);
    expect(checked).toMatchObject({ moves: 9, of: 45, lines: 10, hashes: 0 });
    expect(checked.fault).toMatchObject({ line: 11, move: 10, code: 'wrong-sum' });
    expect(repairSave(changed, findToy).match.log.length).toBe(9);
  });

  test('reports different rules at the move whose hash differs, and keeps the moves up to the last confirmed hash', () => {
    const lines = linesOf(toyMatch({ options: { rounds: 1000 } }), [{ do: 'play', times: 45 }]) as { hash?: string }[];
    const at = lines.findLastIndex(({ hash }) => hash !== undefined);
    const elsewhere = journalOf(lines.with(at, { ...lines[at], hash: 'f'.repeat(16) }));
    expect(checkSave(elsewhere, findToy)).toMatchObject({
      moves: 20,
      of: 45,
      hashes: 1,
      fault: { line: at + 1, move: at + 1, code: 'other-rules' },
    });
  });

  test('finds no moves in an unreadable save, and repairSave refuses it', () => {
    expect(checkSave('nonsense\n', findToy)).toMatchObject({
      title: null,
      moves: 0,
      fault: { line: 1, code: 'no-sum' },
    });
    expect(checkSave('', findToy)).toMatchObject({ title: null, fault: { code: 'empty' } });
    expect(() => repairSave('nonsense\n', findToy)).toThrow('Line 1');
  });

  test('reports a refused move by its number, and the repair ends before it', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    const bad = journalOf([...bare(saveText(match, META)), { seat: 1, move: { type: 'step' } }]);
    expect(checkSave(bad, findToy)).toMatchObject({ moves: 3, of: 4, fault: { line: 5, move: 4, code: 'refused' } });
    expect(positionHash(repairSave(bad, findToy).match)).toBe(positionHash(match));
  });
});
