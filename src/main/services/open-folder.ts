import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Owner } from '../../ipc/shelf';
import { isHeld, takeLock } from './lock';
import type { Held, Holder } from './lock';
import { lookOnly } from './look-only';
import { DRAFT, nodeFiles } from './node-files';
import type { Trash } from './node-files';
import { nodeLock, thisProcess } from './node-lock';
import { nodeSummaries } from './node-summaries';
import type { FilePort, SummaryPort } from './ports';
import { clearTrash } from './trash-days';

/** A data folder as a shell may use it. */
export interface OpenFolder {
  readonly files: FilePort;
  /** In a folder that another process owns, they are read but not written. */
  readonly summaries: SummaryPort;
  /** The owner of the folder; `null`: this process. In another's folder `files` are read-only. */
  readonly owner: Owner | null;
  /** Tells others that come where this process can be reached. */
  announce(address: string): Promise<void>;
  /** Gives the folder back; to be called when the last step is on the disk. */
  release(): Promise<void>;
}

/** The lock's name within the folder. */
const LOCK = 'owner.lock';

/**
 * Opens a data folder for a shell: for this process alone, or to look only while another process has it. A folder whose lock
 * cannot be written (it is read-only, or its disk is full) is opened all the same, since a lock must not keep anybody from his
 * saves; `log` hears of it. Two processes that both ignore the lock do no harm: journals are only added to when they are as known.
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
  let lock: Held | Holder;
  try {
    lock = await takeLock(nodeLock(join(folder, LOCK)), await thisProcess(shell));
  } catch (error) {
    log('The data folder could not be locked', error);
    return { files, summaries, owner: null, announce: nothing, release: nothing };
  }
  if (!isHeld(lock)) {
    const { host, since, address } = lock;
    return {
      files: lookOnly(files),
      summaries: { ...summaries, write: nothing },
      owner: { shell: lock.shell, host, since, address: host === hostname() ? local(address) : null },
      announce: nothing,
      release: nothing,
    };
  }
  const { announce, release } = lock;
  await sweep(folder).catch((error: unknown) => log('What a crash left could not be swept up', error));
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

/**
 * Whether other users cannot read a file. Where file modes mean nothing this is unknown, and the
 * address is announced without its key.
 */
async function isPrivate(path: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(path)).mode & 0o077) === 0;
}

/** An address as a lock gives it, if it is one of this machine's own: nothing else is ever opened. */
function local(address: string | null): string | null {
  return address !== null && /^http:\/\/127\.0\.0\.1:\d{1,5}(\/\?token=[0-9a-f]+)?$/.test(address) ? address : null;
}

/** Removes drafts left by a process that ended while writing; no process writes any now. */
async function sweep(folder: string): Promise<void> {
  for (const place of [folder, join(folder, 'saves')]) {
    const names = await readdir(place).catch(() => []);
    for (const name of names) if (name.endsWith(DRAFT)) await rm(join(place, name), { force: true });
  }
}
