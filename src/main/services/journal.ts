import { readSave } from '../../engine/core/load';
import type { Loaded } from '../../engine/core/load';
import type { AnyGame } from '../../engine/core/game';
import { writeLine } from '../../engine/core/save';
import type { Line } from '../../engine/core/save';
import { codeOf, isAbsent } from './disk';
import { UncertainWrite } from './ports';
import type { FilePort } from './ports';

export const SAVES = 'saves';
export const SAVE_EXTENSION = '.serenissima';
/** The length of a line's checksum. It covers all previous lines, so the last line identifies the file's content. */
const TAIL = ',"sum":"0123456789abcdef"}\n'.length;

/** The path of a match's journal, relative to the data folder. */
export function journalPath(match: string): string {
  return `${SAVES}/${match}${SAVE_EXTENSION}`;
}

/** The path of the copy made of a journal with a torn last line. */
export function tornPath(match: string): string {
  return tornCopyName(journalPath(match));
}

/** The name of the copy made of a file before its torn last line is removed. */
export function tornCopyName(name: string): string {
  return `${name}.torn`;
}

/** The match that a file name belongs to, or `undefined` if it is not a name that this app uses. */
export function matchOf(name: string): string | undefined {
  const match = name.endsWith(SAVE_EXTENSION) ? name.slice(0, -SAVE_EXTENSION.length) : '';
  return /^[a-z0-9-]{1,64}$/.test(match) ? match : undefined;
}

/** Maximum number of attempts to find a free name. Names are random, so more collisions cannot be a coincidence. */
const TRIES = 20;

/** Finds a free id for a save: `wanted`, or a new one. `take` resolves to `false` if an id is in use. */
export async function takeFreeName(
  newId: () => string,
  take: (id: string) => Promise<boolean>,
  wanted = newId(),
): Promise<string> {
  for (let id = wanted, tries = 0; tries < TRIES; id = newId(), tries++) if (await take(id)) return id;
  throw new Error('All generated names are taken.');
}

/** Thrown when another program has changed the file since our last read or write. Nothing was written. */
export class ChangedOnDiskError extends Error {
  override readonly name = 'ChangedOnDiskError';
  constructor() {
    super('Another program changed the file.');
  }
}

/** A journal open for writing. Each line is flushed before the next one is written. */
export interface Journal {
  /**
   * Appends lines. Rejects with {@link ChangedOnDiskError} if another program changed the file, and with {@link
   * UncertainWrite} if some of the text may be in the file. After any other error, the file is unchanged.
   */
  write(...lines: readonly Line[]): Promise<void>;
  /** The whole journal, without failed writes. */
  text(): string;
  textWith(line: Line): string;
}

export type JournalFiles = Pick<FilePort, 'read' | 'stat' | 'append' | 'create' | 'replace'>;

/** How the file may differ from the known text. The difference is repaired before anything is appended. */
type Loose =
  /** An interrupted write may have left all or the beginning of this text at the end of the file. */
  | { readonly piece: string }
  /** The file's text. Either a crash tore its last line (a copy is made), or its line endings were converted. */
  | { readonly file: string; readonly torn: boolean };

/** Opens a journal with this text and last checksum. `found`: how the file differs. The first write repairs it. */
export function openJournal(
  files: JournalFiles,
  match: string,
  text: string,
  sum: string,
  found: Extract<Loose, { file: string }> | null = null,
): Journal {
  const path = journalPath(match);
  let known = text;
  let tail = text.slice(-TAIL);
  let size = Buffer.byteLength(text);
  let last = sum;
  /** The file's modification time after our last write. If it has changed or is unknown, the whole file is compared. */
  let stamp: number | undefined;
  let loose: Loose | null = found;

  /** Detects changes that keep the file size. The append itself only compares the end of the file. */
  const checkContents = async () => {
    const found = await files.stat(path).catch((error: unknown) => {
      if (isAbsent(error) || codeOf(error) === 'EISDIR') return null;
      throw error;
    });
    if (found === null || found.modified === stamp || found.size !== size) return;
    if ((await files.read(path)) !== known) throw new ChangedOnDiskError();
  };

  const append = async (addition: string) => {
    try {
      return await files.append(path, addition, { size, tail });
    } catch (error) {
      if (error instanceof UncertainWrite) loose = { piece: addition };
      throw error;
    }
  };

  return {
    text: () => known,
    textWith: (line) => known + compose([line], last).addition,

    async write(...lines) {
      const { addition, next } = compose(lines, last);
      if (loose) await mend(files, match, known, loose);
      loose = null;
      await checkContents();
      let outcome = await append(addition);
      if (outcome === 'gone' && (await files.create(path, known))) outcome = await append(addition);
      if (outcome !== 'written') throw new ChangedOnDiskError();
      known += addition;
      // Not sliced from `known`: the JavaScript engine would flatten the whole text for every line.
      tail = addition.slice(-TAIL);
      size += Buffer.byteLength(addition);
      last = next;
      stamp = await files.stat(path).then(
        ({ modified }) => modified,
        () => undefined,
      );
    },
  };
}

/** Formats new lines that follow a line with checksum `last`. `next` is the checksum of the last new line. */
function compose(lines: readonly Line[], last: string): { addition: string; next: string } {
  let [addition, next] = ['', last];
  for (const line of lines) {
    const written = writeLine(line, next);
    addition += written.text;
    next = written.sum;
  }
  return { addition, next };
}

/**
 * Restores the known text in a file that differs from it as described by `off`. Rejects with {@link ChangedOnDiskError}
 * if the file differs in another way.
 */
async function mend(files: JournalFiles, match: string, known: string, off: Loose): Promise<void> {
  const path = journalPath(match);
  const text = await files.read(path).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (text === null || text === known) return;
  if ('file' in off) {
    if (text !== off.file) throw new ChangedOnDiskError();
    if (off.torn) await files.replace(tornPath(match), text);
  } else {
    // The text may end in the middle of a character, which is decoded as a replacement character.
    const rest = text.slice(known.length).replace(/\ufffd+$/, '');
    if (!text.startsWith(known) || !off.piece.startsWith(rest)) throw new ChangedOnDiskError();
  }
  await files.replace(path, known);
}

/**
 * Reads a journal and opens it. A torn last line stays in the file until the next write, so that saves on a read-only
 * disk can be opened too. Throws {@link BadSave} for any other damage.
 */
export function loadJournal(
  files: FilePort,
  match: string,
  text: string,
  findGame: (id: string) => AnyGame | undefined,
): { loaded: Loaded; journal: Journal } {
  const loaded = readSave(text, findGame);
  const found = text === loaded.text ? null : { file: text, torn: loaded.torn };
  return { loaded, journal: openJournal(files, match, loaded.text, loaded.sum, found) };
}
