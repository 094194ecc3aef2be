import { journalPath } from './journal';
import type { FilePort } from './ports';
import { listMatches } from './read-saved';

/** Finds saves with identical bytes. Only files of the same size are read. */
interface Duplicates {
  find(content: string | Uint8Array): Promise<string | undefined>;
  add(match: string, size: number): void;
}

/**
 * Prepares the search by reading the sizes of all saves. Skips files whose size cannot be read. Rejects if the folder
 * cannot be read.
 */
export async function duplicatesOn(files: FilePort): Promise<Duplicates> {
  const bySize = new Map<number, string[]>();
  const add = (match: string, size: number) => bySize.set(size, [...(bySize.get(size) ?? []), match]);
  const stats = (await listMatches(files)).map(async (match) => {
    const found = await files.stat(journalPath(match)).catch(() => null);
    if (found) add(match, found.size);
  });
  await Promise.all(stats);
  return {
    add,
    async find(content) {
      const bytes = Buffer.from(content as Uint8Array);
      for (const match of bySize.get(bytes.length) ?? []) {
        const other = await files.bytes(journalPath(match)).catch(() => null);
        if (other && bytes.equals(other)) return match;
      }
      return undefined;
    },
  };
}
