import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FilePort } from './ports';

/** Windows lets go of a file late while a virus scanner or an indexer holds it: try again for so long. */
const RENAME_PATIENCE_MS = 10_000;
const BUSY = new Set(['EACCES', 'EPERM', 'EBUSY']);

/** How this shell puts a file in the trash. */
export type Trash = (path: string) => Promise<void>;

/** The real file system below one folder. `trash` gets absolute paths; without it files move to a `trash` folder beside. */
export function nodeFiles(folder: string, trash?: Trash): FilePort {
  const at = (path: string) => join(folder, ...path.split('/'));
  return {
    read: (path) => readFile(at(path), 'utf8'),
    append: (path, text) => write(at(path), text, 'a'),
    async replace(path, text) {
      const draft = `${at(path)}.new`;
      await write(draft, text, 'w');
      await patientRename(draft, at(path));
      await syncFolder(dirname(at(path)));
    },
    async list(path) {
      try {
        return await readdir(at(path));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    },
    async stat(path) {
      const { size, mtimeMs } = await stat(at(path));
      return { size, modified: mtimeMs };
    },
    async trash(path) {
      if (trash) return trash(at(path));
      const bin = at('trash');
      await mkdir(bin, { recursive: true });
      await patientRename(at(path), join(bin, `${Date.now()}-${path.split('/').at(-1)}`));
    },
  };
}

async function write(path: string, text: string, flag: 'a' | 'w'): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, flag);
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

async function patientRename(from: string, to: string): Promise<void> {
  const until = Date.now() + (process.platform === 'win32' ? RENAME_PATIENCE_MS : 0);
  for (let wait = 20; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!BUSY.has(codeOf(error)) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Makes a rename last through a power cut; Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
