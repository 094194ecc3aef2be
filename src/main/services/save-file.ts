import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { MAX_FILES, TOO_LARGE } from '../../ipc/files';
import type { FileKind } from '../../ipc/files';
import type { RefusalCode } from '../../ipc/refusals';
import { codeOf } from './disk';
import { diskRefusal } from './disk-errors';
import { Refused } from './refusals';

/** The text of a file that the player chose. Refuses large files, folders and pipes without reading them. */
export async function readSaveFile(path: string, kind: FileKind = 'save'): Promise<string> {
  const found = await stat(path).catch(refuseReading);
  if (!found.isFile()) throw new Refused('no-such-file');
  if (found.size > MAX_FILES[kind]) throw new Refused(TOO_LARGE[kind]);
  return readFile(path, 'utf8').catch(refuseReading);
}

function refuseReading(error: unknown): never {
  const code = diskRefusal(error, 'read') ?? 'unreadable-file';
  throw new Refused(code === 'no-such-match' ? 'no-such-file' : code, { cause: error });
}

/** Refusals about the data folder, mapped to the ones for a place that the player chose. */
const ELSEWHERE: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  'read-only': 'not-written',
  'no-folder': 'no-such-place',
};

/**
 * Writes text to a place that the player chose. On failure, removes a partly written new file and rejects with {@link
 * Refused}.
 */
export async function writeSaveFile(path: string, text: string, write = writeFile): Promise<void> {
  const isNew = await stat(path).then(
    () => false,
    (error: unknown) => codeOf(error) === 'ENOENT',
  );
  try {
    await write(path, text, 'utf8');
  } catch (error) {
    if (isNew) await rm(path, { force: true }).catch(() => undefined);
    const code = diskRefusal(error, 'write');
    if (code === undefined) throw error;
    throw new Refused(ELSEWHERE[code] ?? code, { cause: error });
  }
}
