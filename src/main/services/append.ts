import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { isAbsent, isFolder, readAt, using, writeAll } from './disk';
import type { Disk } from './disk';
import { UncertainWrite } from './ports';
import type { Appended, Known } from './ports';

/**
 * Every write goes to the end of the file as it is then, so no other process's bytes are
 * overwritten, and no file is created.
 */
const ADDING = constants.O_RDWR | constants.O_APPEND;

/**
 * Adds a text to a file that is as it is known, flushes it, and looks once more whether it stands where it belongs: another
 * program may have added to the file, or put another in its place, in between. Whatever fails, the text is taken off again;
 * rejects with {@link UncertainWrite} where not even that can be done.
 */
export async function appendKnown(disk: Disk, path: string, text: string, known: Known): Promise<Appended> {
  const bytes = Buffer.from(text);
  let file: FileHandle;
  try {
    file = await disk.open(path, ADDING);
  } catch (error) {
    if (isAbsent(error)) return 'gone';
    if (await isFolder(disk, path)) return 'changed';
    throw error;
  }
  let begun = false as boolean;
  try {
    const fits = await using(file, async () => {
      if (!(await stands(file, known))) return false;
      begun = true;
      await writeAll(file, bytes);
      await file.sync();
      return true;
    });
    if (!fits) return 'changed';
    const outcome = await lookAgain(disk, path, bytes, known);
    if (outcome === 'changed') await takeOff(disk, path, bytes, known.size);
    if (outcome !== 'followed') return outcome;
    // Two programs that write the same line at the same moment agree that it stands there once.
    await takeOff(disk, path, bytes, known.size + bytes.length);
    return 'written';
  } catch (error) {
    if (begun) await takeOff(disk, path, bytes, known.size);
    throw error;
  }
}

/** Whether a file is of the known size and ends as it is known to. */
async function stands(file: FileHandle, { size, tail }: Known): Promise<boolean> {
  if ((await file.stat()).size !== size) return false;
  const end = Buffer.from(tail);
  return end.equals(await readAt(file, size - end.length, end.length));
}

/** Whether what was written follows what was known, in the file that has this name now. */
async function lookAgain(
  disk: Disk,
  path: string,
  bytes: Buffer,
  { size, tail }: Known,
): Promise<Appended | 'followed'> {
  const wanted = Buffer.concat([Buffer.from(tail), bytes]);
  try {
    const found = await using(await disk.open(path, 'r'), (file) =>
      readAt(file, size + bytes.length - wanted.length, wanted.length + 1),
    );
    if (!found.subarray(0, wanted.length).equals(wanted)) return 'changed';
    return found.length > wanted.length ? 'followed' : 'written';
  } catch (error) {
    if (isAbsent(error)) return 'gone';
    throw error;
  }
}

/**
 * Takes off a file's end what was added to it after `size`, all or the piece that was written, and makes sure of it. Everything else is
 * somebody else's and stays. Rejects with {@link UncertainWrite}.
 */
async function takeOff(disk: Disk, path: string, bytes: Buffer, size: number): Promise<void> {
  try {
    await using(await disk.open(path, 'r+'), async (file) => {
      const now = (await file.stat()).size;
      const whole = Math.max(size, now - bytes.length);
      // A part follows what was known; the whole may also follow lines of another process.
      const from = (await isOurs(file, size, now, bytes))
        ? size
        : (await isOurs(file, whole, now, bytes))
          ? whole
          : now;
      if (from >= now) return;
      await file.truncate(from);
      await file.sync();
      if ((await file.stat()).size !== from) throw new Error('The file was not cut.');
    });
  } catch (cause) {
    if (!isAbsent(cause)) throw new UncertainWrite('What was written could not be taken off again.', { cause });
  }
}

/** Whether all between two places of a file is the beginning of what was written. */
async function isOurs(file: FileHandle, from: number, to: number, bytes: Buffer): Promise<boolean> {
  const length = to - from;
  if (length <= 0 || length > bytes.length) return false;
  return bytes.subarray(0, length).equals(await readAt(file, from, length));
}
