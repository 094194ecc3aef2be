import { MAX_SAVE } from '../../ipc/files';
import { diskRefusal } from './disk-errors';
import type { Doing } from './disk-errors';
import type { FilePort } from './ports';
import { Refused } from './refusals';

/** Reads from the data folder; what the disk refuses comes back as a {@link Refused} that says so. */
export async function reading<T>(read: () => Promise<T>, doing: Doing = 'read'): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const code = diskRefusal(error, doing);
    if (code === undefined) throw error;
    throw new Refused(code, { cause: error });
  }
}

/**
 * The text of a save, its size asked before it is read. Rejects with a {@link Refused} that says why it cannot be had: it is larger
 * than any save, no file, not there, or the disk refuses.
 */
export function readSaved(files: FilePort, path: string): Promise<string> {
  return reading(async () => {
    const { size } = await files.stat(path);
    if (size > MAX_SAVE) throw new Refused('file-too-large');
    return files.read(path);
  });
}
