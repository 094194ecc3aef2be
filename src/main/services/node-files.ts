import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { appendKnown } from './append';
import { codeOf, DISK, isAbsent, isFolder, using, writeAll } from './disk';
import type { Disk } from './disk';
import { TRASH, UncertainWrite } from './ports';
import type { FilePort } from './ports';

/** Windows lets go of a file late while a virus scanner or an indexer holds it: try again for so long. */
const RENAME_PATIENCE_MS = 10_000;
const BUSY = new Set(['EACCES', 'EPERM', 'EBUSY']);
const FORBIDDEN = new Set(['EROFS', 'EACCES', 'EPERM']);
/** Some file systems know no second name for a file. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);
/** Some cannot flush a folder. */
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EISDIR', 'EACCES', 'EPERM']);

/** How a file that is being written is called until it is whole; the owner of a folder sweeps up what a crash left of them. */
export const DRAFT = '.new';

/** How this shell puts a file in the system's trash. */
export type Trash = (path: string) => Promise<void>;

/** The real file system below one folder. `systemTrash` gets absolute paths; without it what is discarded is gone. */
export function nodeFiles(folder: string, systemTrash?: Trash, disk: Disk = DISK): FilePort {
  const at = (path: string) => join(folder, ...path.split('/'));

  /** Writes a whole file beside its place, flushed, and puts it there; no draft stays behind. */
  const put = async (
    path: string,
    content: string | Uint8Array,
    place: (draft: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const draft = `${path}.${process.pid}${DRAFT}`;
    await disk.mkdir(dirname(path), { recursive: true });
    try {
      await using(await disk.open(draft, 'w'), async (file) => {
        await writeAll(file, Buffer.from(content as Uint8Array));
        await file.sync();
      });
      return await place(draft);
    } catch (error) {
      await remove(disk, draft);
      throw error;
    }
  };

  return {
    read: (path) => disk.readFile(at(path), 'utf8'),
    bytes: (path) => disk.readFile(at(path)),
    append: (path, text, known) => appendKnown(disk, at(path), text, known),

    create: (path, content) =>
      put(at(path), content, async (draft) => {
        try {
          if (!(await placeNew(disk, draft, at(path)))) return false;
          await syncFolder(disk, dirname(at(path)));
        } catch (error) {
          const isOurs = () => isSame(disk, draft, at(path));
          if (await isOurs()) await disk.rm(at(path)).catch(() => undefined);
          if ((await isPresent(disk, at(path))) && (await isOurs())) throw uncertain(error);
          throw error;
        }
        await disk.rm(draft, { force: true }).catch(() => undefined);
        return true;
      }),

    async replace(path, text) {
      await put(at(path), text, async (draft) => {
        try {
          await patientRename(disk, draft, at(path));
          await syncFolder(disk, dirname(at(path)));
        } catch (error) {
          // Without its draft the new content has taken the place of the old.
          throw (await isPresent(disk, draft)) ? error : uncertain(error);
        }
        return true;
      });
    },

    async list(path) {
      try {
        return await disk.readdir(at(path));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    },

    async stat(path) {
      const found = await disk.stat(at(path));
      if (!found.isFile()) throw Object.assign(new Error('This is no file.'), { code: 'EISDIR' });
      const { size, mtimeMs } = found;
      return { size, modified: mtimeMs };
    },

    async trash(path) {
      const bin = at(TRASH);
      await disk.mkdir(bin, { recursive: true });
      const kept = await reserve(disk, bin, path.split('/').at(-1) ?? path);
      try {
        // A folder takes no file's place.
        if (await isFolder(disk, at(path))) await disk.rm(kept);
        await patientRename(disk, at(path), kept);
        await syncFolder(disk, bin);
        await syncFolder(disk, dirname(at(path)));
      } catch (error) {
        // A rename may say that it failed and have happened: what was to be thrown away goes back to its place first.
        if (!(await isPresent(disk, at(path)))) {
          await disk.rename(kept, at(path)).catch(() => undefined);
          if (!(await isPresent(disk, at(path)))) throw uncertain(error);
        } else if (await isEmpty(disk, kept)) await disk.rm(kept).catch(() => undefined);
        throw error;
      }
      return `${TRASH}/${basename(kept)}`;
    },

    async move(from, to) {
      if (await exists(disk, at(to))) return false;
      await disk.mkdir(dirname(at(to)), { recursive: true });
      try {
        if (!(await moveNew(disk, at(from), at(to)))) return false;
        await syncFolder(disk, dirname(at(to)));
        await syncFolder(disk, dirname(at(from)));
      } catch (error) {
        if (!(await isPresent(disk, at(from)))) await disk.rename(at(to), at(from)).catch(() => undefined);
        throw (await isPresent(disk, at(to))) ? uncertain(error) : error;
      }
      return true;
    },

    async discard(path) {
      const thrown = await systemTrash?.(at(path)).then(
        () => true,
        () => false,
      );
      if (thrown) return;
      await disk.rm(at(path), { recursive: true }).catch(async (error: unknown) => {
        if (await isPresent(disk, at(path))) throw error;
      });
    },

    async unwritable() {
      try {
        await disk.mkdir(folder, { recursive: true });
      } catch (error) {
        return FORBIDDEN.has(codeOf(error)) ? 'read-only' : 'no-folder';
      }
      for (const path of [folder, at('saves')]) {
        try {
          await disk.access(path, constants.W_OK);
        } catch (error) {
          if (!isAbsent(error)) return 'read-only';
        }
      }
      return null;
    },
  };
}

/** Removes a draft, at the second attempt if need be: a virus scanner may be looking at it. */
async function remove(disk: Disk, draft: string): Promise<void> {
  await disk.rm(draft, { force: true }).catch(() => disk.rm(draft, { force: true }).catch(() => undefined));
}

/** Gives a draft its place too, where no file is; `false`, and the draft gone, where there is one. */
async function placeNew(disk: Disk, draft: string, path: string): Promise<boolean> {
  try {
    await disk.link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' && !NO_LINKS.has(codeOf(error))) throw error;
    if (codeOf(error) === 'EEXIST' || (await exists(disk, path))) {
      await disk.rm(draft, { force: true }).catch(() => undefined);
      return false;
    }
    await patientRename(disk, draft, path);
    return true;
  }
}

/** Gives what lies in one place another, where nothing is; a failure leaves it where it was. `false` where something is. */
async function moveNew(disk: Disk, from: string, to: string): Promise<boolean> {
  try {
    await disk.link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
    // Folders have no second name either.
    await patientRename(disk, from, to);
    return true;
  }
  try {
    await disk.rm(from);
  } catch (error) {
    // It may have happened all the same: then the other name is the only one.
    if (!(await isPresent(disk, from))) return true;
    await disk.rm(to).catch(() => undefined);
    throw error;
  }
  return true;
}

/** Whether two names are one file's; a draft that has no name of its own any more has been given the other. */
async function isSame(disk: Disk, draft: string, path: string): Promise<boolean> {
  try {
    if (!(await exists(disk, draft))) return true;
    const [a, b] = [await disk.stat(draft), await disk.stat(path)];
    return a.ino === b.ino && a.dev === b.dev;
  } catch {
    return false;
  }
}

async function exists(disk: Disk, path: string): Promise<boolean> {
  return disk.stat(path).then(
    () => true,
    (error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    },
  );
}

/** Whether something has this name; a disk that cannot tell may have it. */
const isPresent = (disk: Disk, path: string) => exists(disk, path).catch(() => true);

/** Whether a file is there and has nothing in it. */
const isEmpty = (disk: Disk, path: string) => disk.stat(path).then(({ size }) => size === 0, () => false); // prettier-ignore

/** The error of a change that has happened, or may have, and could not be taken back. */
const uncertain = (cause: unknown) =>
  new UncertainWrite('It is not certain whether the change is on the disk.', { cause });

/** An empty file of a new name in the trash, to be replaced by what is thrown away: two deletes never meet in one name. */
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

async function patientRename(disk: Disk, from: string, to: string): Promise<void> {
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

/** Makes a rename last through a power cut; Windows has no such call and needs none. */
async function syncFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    await using(await disk.open(path, 'r'), (folder) => folder.sync());
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw error;
  }
}
