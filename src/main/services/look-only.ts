import type { FilePort } from './ports';
import { Refused } from './refusals';

/** Read-only access to files, for a folder that another process has open. Every write is refused with `look-only`. */
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
