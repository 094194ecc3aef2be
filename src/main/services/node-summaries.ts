import { closeSync, openSync, readSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journalPath } from './journal';
import { DRAFT } from './node-files';
import type { SummaryPort } from './ports';

/** Stored next to the folder of saves, because that folder contains saves only. */
const NAME = 'summaries.txt';
const MAX_BYTES = 50_000_000;

/** Stores summaries in a data folder. The file is not flushed, because it can be regenerated. */
export function nodeSummaries(folder: string): SummaryPort {
  const path = join(folder, NAME);
  return {
    async read() {
      const { size } = await stat(path);
      return size > MAX_BYTES ? '' : readFile(path, 'utf8');
    },

    async write(text) {
      const draft = `${path}.${process.pid}${DRAFT}`;
      try {
        await writeFile(draft, text);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    // Synchronous: with hundreds of saves, asynchronous calls would take far longer than reading these few bytes.
    async tail(match, size, length) {
      const file = openSync(join(folder, journalPath(match)), 'r');
      try {
        const bytes = Buffer.alloc(Math.min(size, length));
        const read = readSync(file, bytes, 0, bytes.length, size - bytes.length);
        return bytes.toString('latin1', 0, read);
      } finally {
        closeSync(file);
      }
    },
  };
}
