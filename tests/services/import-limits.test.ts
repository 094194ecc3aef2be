import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/engine/core/load';
import { writeLine } from '../../src/engine/core/save';
import type { Line } from '../../src/engine/core/save';
import { GAMES } from '../../src/engine/games/registry';
import { writeSaveFile } from '../../src/main/services/save-file';
import { temporaryFolder } from '../temporary-folder';
import { newMatch, openCabinet, playOne } from './cabinet';

const findGame = (id: string) => GAMES.find(({ about }) => about.id === id);

/** A match of some moves, as its save. */
async function played(moves: number): Promise<string> {
  const cabinet = openCabinet();
  let table = await newMatch(cabinet, 'Lepanto');
  for (let i = 0; i < moves; i++) table = await playOne(cabinet, table);
  return [...cabinet.files.disk.values()][0];
}

/** A save that goes on with other lines, checksums and all. */
function forged(text: string, lines: readonly Line[]): string {
  let sum = text.slice(-19, -3);
  const written = lines.map((line) => {
    const next = writeLine(line, sum);
    ({ sum } = next);
    return next.text;
  });
  return text + written.join('');
}

describe('an import says what it dropped', () => {
  test('the last line was cut off', async () => {
    const text = await played(4);
    const cut = text.slice(0, -10);
    expect(await openCabinet().ask('saves.import', { text: cut })).toMatchObject({ plies: 3, cut: true });
    expect(await openCabinet().ask('saves.import', { text })).toMatchObject({ plies: 4, cut: false });
  });
});

describe('an import is bounded', () => {
  test('a made-up chain of moves taken back and made again is refused before it takes seconds', async () => {
    const text = await played(30);
    const chain = Array.from({ length: 60_000 }, (): Line[] => [{ undo: 1 }, { redo: 1 }]).flat();
    const refusal = await openCabinet().refused('saves.import', { text: forged(text, chain) });
    expect(refusal).toMatchObject({ code: 'bad-save', fault: { code: 'too-much-undone' } });
  });

  test('but nobody’s second thoughts are too many', async () => {
    const text = await played(30);
    const chain = Array.from({ length: 2_000 }, (): Line[] => [{ undo: 1 }, { redo: 1 }]).flat();
    expect(await openCabinet().ask('saves.import', { text: forged(text, chain) })).toMatchObject({ plies: 30 });
  });

  test('lines are counted before they are split', () => {
    const text = '\n'.repeat(19_000_000);
    const { split } = String.prototype;
    let splits = 0;
    String.prototype.split = function (this: string, ...given: never) {
      if (this.length > 1_000_000) splits++;
      return split.apply(this, given);
    };
    try {
      expect(() => readSave(text, findGame)).toThrow(/at most/);
    } finally {
      String.prototype.split = split;
    }
    expect(splits).toBe(0);
  });

  test('a save as large as may be is taken through the dispatcher, quotation marks and all', async () => {
    const text = `${'"'.repeat(19_900_000)}\n`;
    expect(await openCabinet().refused('saves.import', { text })).toMatchObject({ code: 'bad-save' });
  });
});

describe('an export to a place that does not take it', () => {
  test('is refused in words, and leaves nothing behind', async () => {
    const folder = temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    const to = (name: string) => writeSaveFile(join(folder, name), 'text');
    await expect(to('nowhere/save')).rejects.toMatchObject({ code: 'no-such-place' });
    await expect(to('file/save')).rejects.toMatchObject({ code: 'no-such-place' });
    await expect(to('x'.repeat(300))).rejects.toMatchObject({ code: 'name-too-long' });
    expect(await readdir(folder)).toEqual(['file']);
  });

  test.runIf(process.platform === 'linux')('a full disk', async () => {
    await expect(writeSaveFile('/dev/full', 'text')).rejects.toMatchObject({ code: 'disk-full' });
  });
});
