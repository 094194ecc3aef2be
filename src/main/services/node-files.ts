import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { appendKnown } from './append';
import { codeOf, DISK, isAbsent, isFolder, withFile, writeAll } from './disk';
import type { Disk } from './disk';
import { SAVES } from './journal';
import { TRASH } from './ports';
import type { FilePort } from './ports';
import {
  exists,
  isEmpty,
  isPresent,
  isSame,
  renameIfFree,
  renameWithRetry,
  publishDraft,
  syncFolder,
  uncertainWrite,
} from './renames';

const FORBIDDEN = new Set(['EROFS', 'EACCES', 'EPERM']);

/** The extension of files that are not completely written. The folder's next owner removes such files after a crash. */
export const DRAFT = '.new';

export type Trash = (path: string) => Promise<void>;

/**
 * The real file system, with paths relative to one folder. `discard` calls `systemTrash` with an absolute path. It
 * deletes the file if `systemTrash` is missing or fails.
 */
export function nodeFiles(folder: string, systemTrash?: Trash, disk: Disk = DISK): FilePort {
  const at = (path: string) => join(folder, ...path.split('/'));
  /** Moves to the trash that have not ended. Until then, an empty file may reserve the name of the deleted one. */
  const throwing = new Set<Promise<unknown>>();
  return {
    read: (path) => disk.readFile(at(path), 'utf8'),
    bytes: (path) => disk.readFile(at(path)),
    append: (path, text, known) => appendKnown(disk, at(path), text, known),
    create: (path, content) => create(disk, at(path), content),
    replace: (path, text) => replace(disk, at(path), text),
    move: (from, to) => move(disk, at(from), at(to)),
    discard: (path) => discard(disk, at(path), systemTrash),
    unwritable: () => unwritable(disk, [folder, at(SAVES)]),

    async list(path) {
      if (path === TRASH) await Promise.allSettled(throwing);
      try {
        return await disk.readdir(at(path));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    },

    async stat(path) {
      const found = await disk.stat(at(path));
      if (!found.isFile()) throw Object.assign(new Error('This is not a file.'), { code: 'EISDIR' });
      const { size, mtimeMs } = found;
      return { size, modified: mtimeMs };
    },

    async trash(path) {
      const thrown = throwAway(disk, at(path), at(TRASH));
      throwing.add(thrown);
      try {
        return `${TRASH}/${await thrown}`;
      } finally {
        throwing.delete(thrown);
      }
    },
  };
}

function create(disk: Disk, path: string, content: string | Uint8Array): Promise<boolean> {
  return put(disk, path, content, async (draft) => {
    try {
      if (!(await publishDraft(disk, draft, path))) return false;
      await syncFolder(disk, dirname(path));
    } catch (error) {
      const isOurs = () => isSame(disk, draft, path);
      if (await isOurs()) await disk.rm(path).catch(() => undefined);
      if ((await isPresent(disk, path)) && (await isOurs())) throw uncertainWrite(error);
      throw error;
    }
    await disk.rm(draft, { force: true }).catch(() => undefined);
    return true;
  });
}

async function replace(disk: Disk, path: string, text: string): Promise<void> {
  await put(disk, path, text, async (draft) => {
    try {
      await renameWithRetry(disk, draft, path);
      await syncFolder(disk, dirname(path));
    } catch (error) {
      // If the draft is gone, the rename has happened and the new content is in place.
      throw (await isPresent(disk, draft)) ? error : uncertainWrite(error);
    }
    return true;
  });
}

async function throwAway(disk: Disk, path: string, bin: string): Promise<string> {
  await disk.mkdir(bin, { recursive: true });
  const kept = await reserve(disk, bin, basename(path));
  try {
    // A folder cannot be renamed onto a file.
    if (await isFolder(disk, path)) await disk.rm(kept);
    await renameWithRetry(disk, path, kept);
    await syncFolder(disk, bin);
    await syncFolder(disk, dirname(path));
  } catch (error) {
    // The rename may have happened although it reported an error. If so, it is reverted first.
    if (!(await isPresent(disk, path))) {
      await disk.rename(kept, path).catch(() => undefined);
      if (!(await isPresent(disk, path))) throw uncertainWrite(error);
    } else if (await isEmpty(disk, kept)) await disk.rm(kept).catch(() => undefined);
    throw error;
  }
  return basename(kept);
}

/** Creates an empty file in the trash that reserves a unique name. The deleted file then replaces it. */
async function reserve(disk: Disk, bin: string, name: string): Promise<string> {
  for (let again = 0; ; again++) {
    const path = join(bin, `${Date.now() + again}-${name}`);
    try {
      await (await disk.open(path, 'wx')).close();
      return path;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      if (await isEmpty(disk, path)) await disk.rm(path).catch(() => undefined);
      throw error;
    }
  }
}

async function move(disk: Disk, from: string, to: string): Promise<boolean> {
  if (await exists(disk, to)) return false;
  await disk.mkdir(dirname(to), { recursive: true });
  try {
    if (!(await renameIfFree(disk, from, to))) return false;
    await syncFolder(disk, dirname(to));
    await syncFolder(disk, dirname(from));
  } catch (error) {
    if (!(await isPresent(disk, from))) await disk.rename(to, from).catch(() => undefined);
    throw (await isPresent(disk, to)) ? uncertainWrite(error) : error;
  }
  return true;
}

async function discard(disk: Disk, path: string, systemTrash: Trash | undefined): Promise<void> {
  const thrown = await systemTrash?.(path).then(
    () => true,
    () => false,
  );
  if (thrown) return;
  await disk.rm(path, { recursive: true }).catch(async (error: unknown) => {
    if (await isPresent(disk, path)) throw error;
  });
}

async function unwritable(disk: Disk, folders: readonly [string, string]): ReturnType<FilePort['unwritable']> {
  try {
    await disk.mkdir(folders[0], { recursive: true });
  } catch (error) {
    return FORBIDDEN.has(codeOf(error)) ? 'read-only' : 'no-folder';
  }
  for (const path of folders) {
    try {
      await disk.access(path, constants.W_OK);
    } catch (error) {
      if (!isAbsent(error)) return 'read-only';
    }
  }
  return null;
}

/** Writes and flushes a draft, then calls `place` to give it its final name. Removes the draft on failure. */
async function put(
  disk: Disk,
  path: string,
  content: string | Uint8Array,
  place: (draft: string) => Promise<boolean>,
): Promise<boolean> {
  const draft = `${path}.${process.pid}${DRAFT}`;
  await disk.mkdir(dirname(path), { recursive: true });
  try {
    await withFile(await disk.open(draft, 'w'), async (file) => {
      await writeAll(file, Buffer.from(content as Uint8Array));
      await file.sync();
    });
    return await place(draft);
  } catch (error) {
    await remove(disk, draft);
    throw error;
  }
}

/** Removes a draft. Tries twice, because a virus scanner may have the file open. */
async function remove(disk: Disk, draft: string): Promise<void> {
  await disk.rm(draft, { force: true }).catch(() => disk.rm(draft, { force: true }).catch(() => undefined));
}
