import * as promises from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** The file system calls that saves need. Tests replace them with failing ones. */
export type Disk = Pick<
  typeof promises,
  'access' | 'link' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat'
>;

export const DISK: Disk = promises;

/** The code of a system error, or an empty string for any other error. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? '';
}

export const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/** Runs `work` with an open file and closes the file afterwards, even on failure. */
export async function withFile<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await work(file);
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
  await file.close();
  return result;
}

/** Writes all bytes at the current position. Repeats the call if the system writes only some of them. */
export async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, null);
    if (bytesWritten === 0) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    done += bytesWritten;
  }
}

/** Reads `length` bytes from a position, or fewer if the file ends earlier. */
export async function readAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, from + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.subarray(0, done);
}

/** Whether a path is an existing folder. False if it cannot be read. */
export async function isFolder(disk: Disk, path: string): Promise<boolean> {
  return disk.stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
