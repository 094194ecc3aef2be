import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { MAX_FILES } from '../../ipc/files';
import type { FileKind } from '../../ipc/files';
import type { RefusalCode } from '../../ipc/refusals';
import { codeOf } from './disk';
import { diskRefusal } from './disk-errors';
import { Refused } from './refusals';

/** What is said of a file that is larger than any of its kind. */
const TOO_LARGE: Readonly<Record<FileKind, RefusalCode>> = {
  save: 'file-too-large',
  backup: 'backup-too-large',
  report: 'file-too-large',
};

/**
 * The text of a file the player names. Refused before it is read when it is no file (a folder, a pipe, nothing at all) or larger
 * than one of its kind can be.
 */
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

/** What cannot be written among the saves, and what it is where the player has chosen the place. */
const ELSEWHERE: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  'read-only': 'not-written',
  'no-folder': 'no-such-place',
};

/** Writes a text where the player says. What cannot be written is refused in words, and leaves no piece behind. */
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
