import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Owner } from '../../ipc/shelf';
import { SAVES } from './journal';
import { isOwnLock, takeLock } from './lock';
import type { FolderLock, Holder } from './lock';
import { readOnlyFiles } from './read-only-files';
import { DRAFT, nodeFiles } from './node-files';
import type { Trash } from './node-files';
import { nodeLock, thisProcess } from './node-lock';
import { nodeSummaries } from './node-summaries';
import type { FilePort, SummaryPort } from './ports';
import { clearTrash } from './trash-days';

export interface OpenFolder {
  readonly files: FilePort;
  readonly summaries: SummaryPort;
  /** The other process that owns the folder (`files` are then read-only), or `null` if this process owns it. */
  readonly owner: Owner | null;
  /** Publishes this process's address for processes that try to open the folder later. */
  announce(address: string): Promise<void>;
  /** Releases the folder. Call this after the last step has been saved. */
  release(): Promise<void>;
}

const LOCK = 'owner.lock';

/**
 * Opens a data folder. It is read-only if another process owns it. If the lock cannot be written (a read-only or full
 * disk), the error is logged and the folder is opened without a lock, so that players can always reach their saves.
 * This is safe: a journal is appended to only if its end is as expected.
 */
export async function openFolder(
  folder: string,
  shell: Owner['shell'],
  log: (what: string, error: unknown) => void,
  trash?: Trash,
): Promise<OpenFolder> {
  const files = nodeFiles(folder, trash);
  const summaries = nodeSummaries(folder);
  const nothing = async () => undefined;
  let lock: FolderLock | Holder;
  try {
    lock = await takeLock(nodeLock(join(folder, LOCK)), await thisProcess(shell));
  } catch (error) {
    log('The data folder could not be locked', error);
    return { files, summaries, owner: null, announce: nothing, release: nothing };
  }
  if (!isOwnLock(lock)) {
    const { host, since, address } = lock;
    return {
      files: readOnlyFiles(files),
      summaries: { ...summaries, write: nothing },
      owner: { shell: lock.shell, host, since, address: host === hostname() ? local(address) : null },
      announce: nothing,
      release: nothing,
    };
  }
  const { announce, release } = lock;
  await sweep(folder).catch((error: unknown) => log('Files left by a crash could not be removed', error));
  await clearTrash(files, new Date().toISOString().slice(0, 10)).catch((error: unknown) =>
    log('The trash could not be cleared', error),
  );
  return {
    files,
    summaries,
    owner: null,
    announce: async (address) => announce((await isPrivate(join(folder, LOCK))) ? address : new URL(address).origin),
    release,
  };
}

/** Whether other users cannot read a file. Unknown on Windows, so the address is published without its key. */
async function isPrivate(path: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(path)).mode & 0o077) === 0;
}

/** The address from a lock if it is on this machine, otherwise `null`. Other addresses are never opened. */
function local(address: string | null): string | null {
  return address !== null && /^http:\/\/127\.0\.0\.1:\d{1,5}(\/\?token=[0-9a-f]+)?$/.test(address) ? address : null;
}

/** Removes drafts left by a process that was interrupted while writing. */
async function sweep(folder: string): Promise<void> {
  for (const place of [folder, join(folder, SAVES)]) {
    const names = await readdir(place).catch(() => []);
    for (const name of names) if (name.endsWith(DRAFT)) await rm(join(place, name), { force: true });
  }
}
