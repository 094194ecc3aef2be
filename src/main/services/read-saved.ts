import { MAX_SAVE } from '../../ipc/files';
import { diskRefusal } from './disk-errors';
import type { FileOperation } from './disk-errors';
import { matchOf, SAVES } from './journal';
import type { FilePort } from './ports';
import { Refused } from './refusals';

/** Runs a read from the data folder. Converts disk errors to {@link Refused}. */
export async function readOrRefuse<T>(read: () => Promise<T>, operation: FileOperation = 'read'): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const code = diskRefusal(error, operation);
    if (code === undefined) throw error;
    throw new Refused(code, { cause: error });
  }
}

/** The ids of all saves on the shelf, in no particular order. */
export async function listMatches(files: Pick<FilePort, 'list'>): Promise<string[]> {
  return (await readOrRefuse(() => files.list(SAVES), 'list')).flatMap((name) => matchOf(name) ?? []);
}

/**
 * The text of a save or of the settings. Rejects with {@link Refused} if it is too large, missing, unreadable or not a
 * file.
 */
export function readSaved(files: FilePort, path: string): Promise<string> {
  return readOrRefuse(async () => {
    const { size } = await files.stat(path);
    if (size > MAX_SAVE) throw new Refused('file-too-large');
    return files.read(path);
  });
}
