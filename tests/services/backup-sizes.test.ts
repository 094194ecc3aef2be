import { expect, test } from 'vitest';
import { MAX_SAVE } from '../../src/ipc/contract';
import { createBackup } from '../../src/main/services/backup';
import { createSerialQueue } from '../../src/main/services/open-match';

/** A shelf of small saves with faked file sizes. */
function backupOf(sizes: Record<string, number>) {
  const files = {
    list: async () => Object.keys(sizes).map((name) => `${name}.serenissima`),
    stat: async (path: string) => ({ size: sizes[path.slice('saves/'.length, -'.serenissima'.length)], modified: 0 }),
    bytes: async () => new Uint8Array([1, 2, 3]),
  };
  const ports = { files, clock: { now: () => '2026-01-01' }, newId: () => 'new', info: { version: '1' } };
  return createBackup(ports as never, {} as never, { get: async () => ({}) } as never, createSerialQueue());
}

test('a backup includes saves up to the largest allowed size, and leaves out larger ones', async () => {
  const { saves, left } = await backupOf({ small: 10, largest: MAX_SAVE, larger: MAX_SAVE + 1 }).make();
  expect({ saves, left }).toEqual({ saves: 2, left: 1 });
});
