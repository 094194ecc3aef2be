import type { FilePort } from './ports';
import { Refused } from './refusals';

/** Files that are only looked at: another process has the folder, and every write is refused with a sentence. */
export function lookOnly(files: FilePort): FilePort {
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
