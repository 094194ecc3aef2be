import type { FileHandle } from 'node:fs/promises';
import { DISK } from '../../src/main/services/disk';
import type { Disk } from '../../src/main/services/disk';

/** A disk's system call with its name and path, including calls on open files. */
export interface Call {
  readonly name: string;
  readonly path: string;
  readonly flags?: unknown;
}

/**
 * The outcome of a call: it fails with an error, succeeds but reports an error (`late`), or writes only this many bytes
 * (`short`).
 */
export type CallFault = { readonly error: string; readonly late?: boolean } | { readonly short: number } | null;

/** The real disk, where `fate` decides what happens to each call. */
export function failingDisk(fate: (call: Call) => CallFault): Disk {
  const judge = async <R>(call: Call, work: () => Promise<R>, piece?: (bytes: number) => Promise<R>): Promise<R> => {
    const given = fate(call);
    if (given === null) return work();
    if ('short' in given) return piece ? piece(given.short) : work();
    if (given.late) await work();
    throw Object.assign(new Error(`${call.name} fails on purpose: ${given.error}`), { code: given.error });
  };

  const wrap = (file: FileHandle, path: string): FileHandle => {
    const watched = {
      write: (bytes: Uint8Array, offset: number, length: number, position: number | null) =>
        judge(
          { name: 'write', path },
          () => file.write(bytes, offset, length, position),
          (most) => file.write(bytes, offset, Math.min(most, length), position),
        ),
      read: (bytes: Uint8Array, offset: number, length: number, position: number) =>
        judge({ name: 'read', path }, () => file.read(bytes, offset, length, position)),
      stat: () => judge({ name: 'fstat', path }, () => file.stat()),
      sync: () => judge({ name: 'fsync', path }, () => file.sync()),
      truncate: (length: number) => judge({ name: 'ftruncate', path }, () => file.truncate(length)),
      // The file is closed even if closing reports an error.
      close: async () => {
        await file.close();
        await judge({ name: 'close', path }, async () => undefined);
      },
    };
    return watched as unknown as FileHandle;
  };

  const watch = <A extends [path: unknown, ...rest: unknown[]], R>(name: string, work: (...args: A) => Promise<R>) =>
    ((...args: A) => judge({ name, path: String(args[0]) }, () => work(...args))) as never;

  return {
    access: watch('access', DISK.access),
    link: watch('link', DISK.link),
    mkdir: watch('mkdir', DISK.mkdir as never),
    readdir: watch('readdir', DISK.readdir as never),
    readFile: watch('readFile', DISK.readFile as never),
    rename: watch('rename', DISK.rename),
    rm: watch('rm', DISK.rm),
    stat: watch('stat', DISK.stat as never),
    open: (path, flags, mode) =>
      judge({ name: 'open', path: String(path), flags }, async () =>
        wrap(await DISK.open(path, flags, mode), String(path)),
      ),
  };
}
