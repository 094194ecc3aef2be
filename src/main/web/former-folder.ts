import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../services/data-folder';

/** Marks the new folder as complete, so that saves deleted from it are not copied again. */
const DONE = 'brought-over.txt';
const SAVES = 'saves';
const SETTINGS = 'settings.json';

/** The folder that earlier versions of the web host used, before it shared one with Electron. */
export function formerFolder({ platform, env, home }: Omit<Environment, 'development'>): string {
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Serenissima');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Serenissima');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'serenissima');
}

/**
 * Copies the saves and settings of the former folder into the new one, once. Overwrites nothing and keeps the
 * originals. Resolves to the number of copied saves. An interrupted copy is started again on the next run.
 */
export async function copyFormerSaves(from: string, to: string): Promise<number> {
  if ((await kindOf(join(to, DONE))) || (await kindOf(join(from, SAVES))) !== 'folder') return 0;
  await mkdir(join(to, SAVES), { recursive: true });
  let copied = 0;
  for (const entry of await readdir(join(from, SAVES), { withFileTypes: true })) {
    if (entry.isFile() && (await copyIfNew(join(from, SAVES, entry.name), join(to, SAVES, entry.name)))) copied++;
  }
  if ((await kindOf(join(from, SETTINGS))) === 'file') await copyIfNew(join(from, SETTINGS), join(to, SETTINGS));
  await writeFile(join(to, DONE), `The saves of ${from} were copied to this folder. The originals were not changed.\n`);
  return copied;
}

/** Copies a file through a draft. Resolves to false if the name is in use. */
async function copyIfNew(from: string, to: string): Promise<boolean> {
  if (await kindOf(to)) return false;
  const draft = `${to}.new`;
  await rm(draft, { force: true });
  await copyFile(from, draft, constants.COPYFILE_EXCL);
  await rename(draft, to);
  return true;
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && (found.isDirectory() ? 'folder' : 'file');
}
