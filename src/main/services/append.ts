import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { isAbsent, isFolder, readAt, withFile, writeAll } from './disk';
import type { Disk } from './disk';
import { UncertainWrite } from './ports';
import type { Appended, FileStamp } from './ports';

/** O_APPEND never overwrites another process's bytes; without O_CREAT, a missing file is not created. */
const ADDING = constants.O_RDWR | constants.O_APPEND;

/**
 * Appends text to a file whose size and last characters are known, and flushes it. Then checks that the text directly
 * follows them, because another program may have changed the file at the same time. Removes the text again after any
 * failure, and rejects with {@link UncertainWrite} if that fails too.
 */
export async function appendKnown(disk: Disk, path: string, text: string, known: FileStamp): Promise<Appended> {
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
    const fits = await withFile(file, async () => {
      if (!(await isUnchanged(file, known))) return false;
      begun = true;
      await writeAll(file, bytes);
      await file.sync();
      return true;
    });
    if (!fits) return 'changed';
    const outcome = await verifyWritten(disk, path, bytes, known);
    if (outcome === 'changed') await removeWritten(disk, path, bytes, known.size);
    if (outcome !== 'followed') return outcome;
    // Two programs wrote the same line at the same time. One copy is enough.
    await removeWritten(disk, path, bytes, known.size + bytes.length);
    return 'written';
  } catch (error) {
    if (begun) await removeWritten(disk, path, bytes, known.size);
    throw error;
  }
}

async function isUnchanged(file: FileHandle, { size, tail }: FileStamp): Promise<boolean> {
  if ((await file.stat()).size !== size) return false;
  const end = Buffer.from(tail);
  return end.equals(await readAt(file, size - end.length, end.length));
}

/** Checks that the text follows the known end of the file at `path`. `followed`: more text comes after it. */
async function verifyWritten(
  disk: Disk,
  path: string,
  bytes: Buffer,
  { size, tail }: FileStamp,
): Promise<Appended | 'followed'> {
  const wanted = Buffer.concat([Buffer.from(tail), bytes]);
  try {
    const found = await withFile(await disk.open(path, 'r'), (file) =>
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
 * Removes our text, or the written part of it, from a file's end and checks that it is gone. Keeps the bytes of other
 * programs. Rejects with {@link UncertainWrite} if that fails.
 */
async function removeWritten(disk: Disk, path: string, bytes: Buffer, size: number): Promise<void> {
  try {
    await withFile(await disk.open(path, 'r+'), async (file) => {
      const now = (await file.stat()).size;
      const whole = Math.max(size, now - bytes.length);
      // If our text was written only in part, it directly follows the known end. If it is complete, it may also follow
      // lines of another process.
      const from = (await isOurs(file, size, now, bytes))
        ? size
        : (await isOurs(file, whole, now, bytes))
          ? whole
          : now;
      if (from >= now) return;
      await file.truncate(from);
      await file.sync();
      if ((await file.stat()).size !== from) throw new Error('The file was not truncated.');
    });
  } catch (cause) {
    if (!isAbsent(cause)) throw new UncertainWrite('The written text could not be removed.', { cause });
  }
}

async function isOurs(file: FileHandle, from: number, to: number, bytes: Buffer): Promise<boolean> {
  const length = to - from;
  if (length <= 0 || length > bytes.length) return false;
  return bytes.subarray(0, length).equals(await readAt(file, from, length));
}
