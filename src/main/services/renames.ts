import { codeOf, isAbsent, withFile } from './disk';
import type { Disk } from './disk';
import { UncertainWrite } from './ports';

/** On Windows, virus scanners and indexers may have a file open. A rename is retried for this long, in ms. */
const RENAME_PATIENCE_MS = 10_000;
const BUSY = new Set(['EACCES', 'EPERM', 'EBUSY']);
/** Error codes of file systems that do not support hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);
/** Error codes of file systems that cannot flush a folder. */
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EISDIR', 'EACCES', 'EPERM']);

/** Gives a draft its final name if that name is free. Otherwise removes the draft and returns `false`. */
export async function publishDraft(disk: Disk, draft: string, path: string): Promise<boolean> {
  try {
    await disk.link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' && !NO_LINKS.has(codeOf(error))) throw error;
    if (codeOf(error) === 'EEXIST' || (await exists(disk, path))) {
      await disk.rm(draft, { force: true }).catch(() => undefined);
      return false;
    }
    await renameWithRetry(disk, draft, path);
    return true;
  }
}

/** Renames a file if the new name is free, otherwise returns `false`. After an error, the file has its old name. */
export async function renameIfFree(disk: Disk, from: string, to: string): Promise<boolean> {
  try {
    await disk.link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
    await renameWithRetry(disk, from, to);
    return true;
  }
  try {
    await disk.rm(from);
  } catch (error) {
    // The system may report an error although it has removed the old name. Then the rename has succeeded.
    if (!(await isPresent(disk, from))) return true;
    await disk.rm(to).catch(() => undefined);
    throw error;
  }
  return true;
}

/** Whether a draft and `path` are the same file. If the draft's name is gone, the draft has been renamed to `path`. */
export async function isSame(disk: Disk, draft: string, path: string): Promise<boolean> {
  try {
    if (!(await exists(disk, draft))) return true;
    const [a, b] = [await disk.stat(draft), await disk.stat(path)];
    return a.ino === b.ino && a.dev === b.dev;
  } catch {
    return false;
  }
}

/** Whether a file exists. Rejects with any other disk error. */
export async function exists(disk: Disk, path: string): Promise<boolean> {
  return disk.stat(path).then(
    () => true,
    (error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    },
  );
}

/** Like `exists`, but true after any other disk error. */
export const isPresent = (disk: Disk, path: string) => exists(disk, path).catch(() => true);

export const isEmpty = (disk: Disk, path: string) => disk.stat(path).then(({ size }) => size === 0, () => false); // prettier-ignore

export const uncertainWrite = (cause: unknown) =>
  new UncertainWrite('The change may or may not be on the disk.', { cause });

/** Renames a file. On Windows, retries while another program has the file open. */
export async function renameWithRetry(disk: Disk, from: string, to: string): Promise<void> {
  const until = performance.now() + (process.platform === 'win32' ? RENAME_PATIENCE_MS : 0);
  for (let wait = 20; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await disk.rename(from, to);
    } catch (error) {
      if (!BUSY.has(codeOf(error)) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Makes a rename survive a power cut. Not available on Windows, where it is not needed. */
export async function syncFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    await withFile(await disk.open(path, 'r'), (folder) => folder.sync());
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error;
  }
}
