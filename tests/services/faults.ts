import type { FilePort } from '../../src/main/services/ports';
import type { FaultFiles } from '../../tools/harness/fault-files';

/** Makes the disk full for one write: the next if `step` is 1, the one after it if `step` is 2, and so on. */
export function fullAt(files: FaultFiles, step: number): void {
  const target = files.steps + step;
  const { append, create, replace } = files;
  const watched =
    <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      files.full = files.steps + 1 === target;
      try {
        return await write(...args);
      } finally {
        files.full = false;
      }
    };
  const all = { append: watched(append), create: watched(create), replace: watched(replace) };
  Object.assign(files, all satisfies Partial<FilePort>);
}

export const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Makes the disk slow, especially for writing. */
export function slow(files: FaultFiles): void {
  const slowed =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>, moments: number) =>
    async (...args: A) => {
      for (let i = 0; i < moments; i++) await nextTick();
      const result = await work(...args);
      await nextTick();
      return result;
    };
  const { read, bytes, append, create, replace, list, stat, trash, move, discard, unwritable } = files;
  const all: FilePort = {
    read: slowed(read, 1),
    bytes: slowed(bytes, 1),
    append: slowed(append, 8),
    create: slowed(create, 8),
    replace: slowed(replace, 8),
    list: slowed(list, 1),
    stat: slowed(stat, 1),
    trash: slowed(trash, 1),
    move: slowed(move, 1),
    discard: slowed(discard, 1),
    unwritable,
  };
  Object.assign(files, all);
}
