import { expect, test } from 'vitest';
import { MAX_SAVE } from '../../src/ipc/files';
import { backupHandlers } from '../../src/main/services/backup';
import { createSerialQueue } from '../../src/main/services/open-match';

/** A shelf of small saves with faked file sizes. */
function backupOf(sizes: Record<string, number>) {
  const files = {
    list: async () => Object.keys(sizes).map((name) => `${name}.serenissima`),
    stat: async (path: string) => ({ size: sizes[path.slice('saves/'.length, -'.serenissima'.length)], modified: 0 }),
    bytes: async () => new Uint8Array([1, 2, 3]),
  };
  const chooser = { exportText: async () => ({ handled: false, cancelled: false }) };
  const ports = { files, chooser, clock: { now: () => '2026-01-01' }, info: { version: '1' } };
  return backupHandlers({ ports, settings: { get: async () => ({}) }, queue: createSerialQueue() } as never);
}

test('a backup includes saves up to the largest allowed size, and leaves out larger ones', async () => {
  const backup = backupOf({ small: 10, largest: MAX_SAVE, larger: MAX_SAVE + 1 });
  expect(await backup['backup.make']({})).toMatchObject({ saves: 2, left: 1 });
});
