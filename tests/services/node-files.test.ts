import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DISK } from '../../src/main/services/disk';
import { nodeFiles } from '../../src/main/services/node-files';
import type { FilePort } from '../../src/main/services/ports';
import { failingDisk } from '../../tools/harness/failing-disk';
import { temporaryFolder } from '../temporary-folder';

let folder: string;
let files: FilePort;
beforeEach(async () => {
  folder = temporaryFolder();
  files = nodeFiles(folder);
});

describe('the real disk', () => {
  test('is empty at first, even if folders are missing', async () => {
    expect([await files.list(''), await files.list('saves')]).toEqual([[], []]);
    await expect(files.read('saves/a.txt')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(files.stat('saves/a.txt')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('appends to a file of the expected size, and returns the new size in bytes', async () => {
    await files.create('saves/a.txt', 'Venezia\n');
    expect(await files.append('saves/a.txt', 'Città\n', { size: 8, tail: 'ia\n' })).toBe('written');
    expect(await files.read('saves/a.txt')).toBe('Venezia\nCittà\n');
    expect((await files.stat('saves/a.txt')).size).toBe(15);
    expect(await files.append('saves/a.txt', 'Doge\n', { size: 15, tail: 'Città\n' })).toBe('written');
  });

  test('creates a file only if it does not exist', async () => {
    expect(await files.create('saves/a.txt', 'first')).toBe(true);
    expect(await files.create('saves/a.txt', 'second')).toBe(false);
    expect(await files.read('saves/a.txt')).toBe('first');
    expect(await readdir(join(folder, 'saves'))).toEqual(['a.txt']);
  });

  test('puts a complete file in place without leaving a draft', async () => {
    await files.create('saves/a.txt', 'a long first text');
    await files.replace('saves/a.txt', 'short');
    expect(await files.read('saves/a.txt')).toBe('short');
    expect(await readdir(join(folder, 'saves'))).toEqual(['a.txt']);
  });

  test('is not affected by a draft from a crash', async () => {
    await files.replace('a.txt', 'whole');
    await writeFile(join(folder, `a.txt.${process.pid}.new`), 'half a dra, and longer than what comes after it');
    expect(await files.read('a.txt')).toBe('whole');
    await files.replace('a.txt', 'new');
    expect([await files.read('a.txt'), await files.list('')]).toEqual(['new', ['a.txt']]);
  });

  test('moves files to the app’s trash without overwriting other files there', async () => {
    // Two deletions in the same millisecond differ only in their order.
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
    for (const text of ['first', 'second']) {
      await files.replace('saves/a.txt', text);
      await files.trash('saves/a.txt');
    }
    now.mockRestore();
    const kept = await readdir(join(folder, 'trash'));
    expect(await files.list('saves')).toEqual([]);
    const texts = await Promise.all(kept.map((name) => readFile(join(folder, 'trash', name), 'utf8')));
    expect(texts.sort()).toEqual(['first', 'second']);
  });

  test('lists the trash only after files on their way to it have arrived', async () => {
    await files.create('saves/a.txt', 'first');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = nodeFiles(folder, undefined, {
      ...DISK,
      rename: async (from, to) => {
        await held;
        await DISK.rename(from, to);
      },
    });
    const thrown = slow.trash('saves/a.txt');
    // The empty file that reserves the name is there, but the deleted file is not.
    while ((await files.list('trash')).length === 0);
    const listed = slow.list('trash').then((names) => Promise.all(names.map((name) => slow.read(`trash/${name}`))));
    await files.list('trash');
    release();
    expect(await listed).toEqual(['first']);
    await thrown;
  });

  test('lists the trash after a move to it has failed', async () => {
    await files.create('saves/a.txt', 'first');
    const failing = nodeFiles(
      folder,
      undefined,
      failingDisk(({ name }) => (name === 'rename' ? { error: 'EIO' } : null)),
    );
    const thrown = expect(failing.trash('saves/a.txt')).rejects.toMatchObject({ code: 'EIO' });
    expect(await failing.list('trash')).toEqual([]);
    await thrown;
  });

  test('keeps the file if the trash is not writable', async () => {
    await files.create('saves/a.txt', 'first');
    const disk = failingDisk(({ name, flags }) => (name === 'open' && flags === 'wx' ? { error: 'ENOSPC' } : null));
    await expect(nodeFiles(folder, undefined, disk).trash('saves/a.txt')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await files.read('saves/a.txt')).toBe('first');
  });

  test('moves a discarded file to the shell’s trash, or deletes it if the shell has none', async () => {
    const thrown: string[] = [];
    const withTrash = nodeFiles(folder, async (path) => void thrown.push(path));
    await withTrash.create('saves/a.txt', 'x');
    const kept = await withTrash.trash('saves/a.txt');
    expect([thrown, kept]).toEqual([[], expect.stringMatching(/^trash\/\d{13}-a\.txt$/)]);
    await withTrash.discard(kept);
    expect(thrown).toEqual([join(folder, ...kept.split('/'))]);
    for (const shell of [undefined, async () => Promise.reject(new Error('No trash on this disk.'))]) {
      await nodeFiles(folder, shell)
        .discard(kept)
        .catch(() => undefined);
      expect(await readdir(join(folder, 'trash'))).toEqual([]);
      await files.create(kept, 'x');
    }
  });

  test('renames only to a free name', async () => {
    await files.create('trash/a.txt', 'first');
    await files.create('saves/b.txt', 'second');
    expect(await files.move('trash/a.txt', 'saves/b.txt')).toBe(false);
    expect([await files.read('trash/a.txt'), await files.read('saves/b.txt')]).toEqual(['first', 'second']);
    expect(await files.move('trash/a.txt', 'saves/a.txt')).toBe(true);
    expect([await files.list('trash'), await files.read('saves/a.txt')]).toEqual([[], 'first']);
    await expect(files.move('trash/a.txt', 'saves/c.txt')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('keeps a file that cannot be moved, and removes its copy', async () => {
    await files.create('saves/a.txt', 'first');
    const disk = failingDisk(({ name, path }) =>
      name === 'rm' && path.endsWith(join('saves', 'a.txt')) ? { error: 'EACCES' } : null,
    );
    await expect(nodeFiles(folder, undefined, disk).move('saves/a.txt', 'trash/a.txt')).rejects.toMatchObject({
      code: 'EACCES',
    });
    expect([await files.list('saves'), await files.list('trash')]).toEqual([['a.txt'], []]);
    expect(await files.read('saves/a.txt')).toBe('first');
  });
});
