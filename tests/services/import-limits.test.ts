import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/engine/core/load';
import { writeLine } from '../../src/engine/core/save';
import type { Line } from '../../src/engine/core/save';
import { GAMES } from '../../src/engine/games/registry';
import { writeSaveFile } from '../../src/main/services/save-file';
import { temporaryFolder } from '../temporary-folder';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

const findGame = (id: string) => GAMES.find(({ about }) => about.id === id);

async function played(moves: number): Promise<string> {
  const app = openTestApp();
  let table = await newMatch(app, 'Lepanto');
  for (let i = 0; i < moves; i++) table = await playOne(app, table);
  return [...app.files.disk.values()][0];
}

/** Returns a save with additional lines, including checksums. */
function forged(text: string, lines: readonly Line[]): string {
  let sum = text.slice(-19, -3);
  const written = lines.map((line) => {
    const next = writeLine(line, sum);
    ({ sum } = next);
    return next.text;
  });
  return text + written.join('');
}

describe('an import reports a dropped line', () => {
  test('if the last line was torn', async () => {
    const text = await played(4);
    const cut = text.slice(0, -10);
    expect(await openTestApp().ask('saves.import', { text: cut })).toMatchObject({ plies: 3, cut: true });
    expect(await openTestApp().ask('saves.import', { text })).toMatchObject({ plies: 4, cut: false });
  });
});

describe('the limits of an import', () => {
  test('refuse a forged chain of undos and redos before it takes seconds', async () => {
    const text = await played(30);
    const chain = Array.from({ length: 60_000 }, (): Line[] => [{ undo: 1 }, { redo: 1 }]).flat();
    const refusal = await openTestApp().refused('saves.import', { text: forged(text, chain) });
    expect(refusal).toMatchObject({ code: 'bad-save', fault: { code: 'too-much-undone' } });
  });

  test('never refuse as many undos as real players make', async () => {
    const text = await played(30);
    const chain = Array.from({ length: 2_000 }, (): Line[] => [{ undo: 1 }, { redo: 1 }]).flat();
    expect(await openTestApp().ask('saves.import', { text: forged(text, chain) })).toMatchObject({ plies: 30 });
  });

  test('include the number of lines, which is checked before the text is split', () => {
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

  test('let a save of the maximum size pass the dispatcher, even if every quotation mark is escaped', async () => {
    const text = `${'"'.repeat(19_900_000)}\n`;
    expect(await openTestApp().refused('saves.import', { text })).toMatchObject({ code: 'bad-save' });
  });
});

describe('an export to an impossible place', () => {
  test('is refused with a message, and leaves nothing behind', async () => {
    const folder = temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    const to = (name: string) => writeSaveFile(join(folder, name), 'text');
    await expect(to('nowhere/save')).rejects.toMatchObject({ code: 'no-such-place' });
    await expect(to('file/save')).rejects.toMatchObject({ code: 'no-such-place' });
    await expect(to('x'.repeat(300))).rejects.toMatchObject({ code: 'name-too-long' });
    expect(await readdir(folder)).toEqual(['file']);
  });

  test.runIf(process.platform === 'linux')('is refused on a full disk', async () => {
    await expect(writeSaveFile('/dev/full', 'text')).rejects.toMatchObject({ code: 'disk-full' });
  });
});
