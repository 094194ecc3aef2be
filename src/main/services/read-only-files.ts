import type { FilePort } from './ports';
import { Refused } from './refusals';

/** Wraps files so that every write is refused with `look-only`. Used when another process has the folder open. */
export function readOnlyFiles(files: FilePort): FilePort {
  const refuse = async (): Promise<never> => {
    throw new Refused('look-only');
  };
  return {
    read: files.read,
    bytes: files.bytes,
    list: files.list,
    stat: files.stat,
    append: refuse,
    create: refuse,
    replace: refuse,
    trash: refuse,
    move: refuse,
    discard: refuse,
    unwritable: async () => 'look-only',
  };
}
