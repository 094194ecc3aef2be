import { readSave } from '../../engine/core/load';
import type { Loaded } from '../../engine/core/load';
import type { AnyGame } from '../../engine/core/game';
import { writeLine } from '../../engine/core/save';
import type { Line } from '../../engine/core/save';
import { codeOf, isAbsent } from './disk';
import { UncertainWrite } from './ports';
import type { FilePort } from './ports';

export const SAVES = 'saves';
/** The extension of a match's file. */
export const ENDING = '.serenissima';
/**
 * The length of the checksum at the end of a line. It covers all previous lines, so this part of a file's end
 * identifies the file.
 */
const TAIL = ',"sum":"0123456789abcdef"}\n'.length;

/** The path of a match's journal. */
export function journalPath(match: string): string {
  return `${SAVES}/${match}${ENDING}`;
}

/** The path of the copy of a journal whose last line was torn. */
export function tornPath(match: string): string {
  return tornOf(journalPath(match));
}

/** The name of the copy of a file whose last line was torn. */
export function tornOf(name: string): string {
  return `${name}.torn`;
}

/** The match that a file name belongs to; `undefined` for a name that this program does not use. */
export function matchOf(name: string): string | undefined {
  const match = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  return /^[a-z0-9-]{1,64}$/.test(match) ? match : undefined;
}

/** Another program changed the file since it was last read or written here. Nothing was written. */
export class Foreign extends Error {
  override readonly name = 'Foreign';
  constructor() {
    super('The file was changed by somebody else.');
  }
}

/** A journal open for writing. Each line is flushed before the next one is written. */
export interface Journal {
  /**
   * Appends lines. Rejects with {@link Foreign} if another program changed the file, with {@link UncertainWrite} if a part may be
   * in the file, and otherwise with the disk's error and the file unchanged.
   */
  write(...lines: readonly Line[]): Promise<void>;
  /** The whole journal, without writes that failed. */
  text(): string;
  /** The whole journal with one more line. */
  textWith(line: Line): string;
}

/** The file operations a journal needs. */
export type JournalFiles = Pick<FilePort, 'read' | 'stat' | 'append' | 'create' | 'replace'>;

/** How the file may differ from the known text. The difference must be repaired before anything is appended. */
type Loose =
  /** After the known text, the file has all or the beginning of this piece, because a write was interrupted. */
  | { readonly piece: string }
  /**
   * The file has this text: a crash tore its last line (a copy is made), or another program converted its line ends.
   */
  | { readonly file: string; readonly torn: boolean };

/**
 * Opens a journal with this text, whose last line has checksum `sum`. `found` is the file's difference from it, if any;
 * the first write then repairs the file.
 */
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
  /** The file's time after the last write. If it has changed or is unknown, the whole file must be compared. */
  let stamp: number | undefined;
  let loose: Loose | null = found;

  /** Detects changes that do not change the size. The append itself compares only the file's end. */
  const checkContents = async () => {
    const found = await files.stat(path).catch((error: unknown) => {
      // A missing file is handled by the append.
      if (isAbsent(error) || codeOf(error) === 'EISDIR') return null;
      throw error;
    });
    if (found === null || found.modified === stamp || found.size !== size) return;
    if ((await files.read(path)) !== known) throw new Foreign();
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
      if (outcome !== 'written') throw new Foreign();
      known += addition;
      // Not a slice of `known`, because slicing would make the JavaScript engine flatten the whole text for every line.
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

/** The text of new lines after one with checksum `last`, and the checksum of the last of them. */
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
 * Restores the known text of a file that differs from it only as `off` describes. Throws {@link Foreign} if there is
 * any other difference.
 */
async function mend(files: JournalFiles, match: string, known: string, off: Loose): Promise<void> {
  const path = journalPath(match);
  const text = await files.read(path).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
  if (text === null || text === known) return;
  if ('file' in off) {
    if (text !== off.file) throw new Foreign();
    if (off.torn) await files.replace(tornPath(match), text);
  } else {
    // A piece may end in the middle of a character, which is read as a replacement character.
    const rest = text.slice(known.length).replace(/\ufffd+$/, '');
    if (!text.startsWith(known) || !off.piece.startsWith(rest)) throw new Foreign();
  }
  await files.replace(path, known);
}

/**
 * Reads a journal's text and opens it. A torn last line stays in the file until the next write, so that a save can also
 * be opened on a read-only disk. Throws {@link BadSave} for any other damage.
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
