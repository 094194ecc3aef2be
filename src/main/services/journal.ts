import { readSave } from '../../engine/core/load';
import type { Loaded } from '../../engine/core/load';
import type { AnyGame } from '../../engine/core/game';
import { writeLine } from '../../engine/core/save';
import type { Line } from '../../engine/core/save';
import { codeOf, isAbsent } from './disk';
import { UncertainWrite } from './ports';
import type { FilePort } from './ports';

export const SAVES = 'saves';
/** How the file of a match ends. */
export const ENDING = '.serenissima';
/** A line ends with its checksum, which runs on from all lines before: so much of a file's end tells it from every other. */
const TAIL = ',"sum":"0123456789abcdef"}\n'.length;

/** Where a match's journal lies. */
export function journalPath(match: string): string {
  return `${SAVES}/${match}${ENDING}`;
}

/** Where a copy of a journal is kept as it was when its last line was torn. */
export function tornPath(match: string): string {
  return tornOf(journalPath(match));
}

/** How the copy of a file with a torn last line is called. */
export function tornOf(name: string): string {
  return `${name}.torn`;
}

/** The match a file name belongs to, or `undefined` for files this program did not name: those are imported, not listed. */
export function matchOf(name: string): string | undefined {
  const match = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  return /^[a-z0-9-]{1,64}$/.test(match) ? match : undefined;
}

/** Another program changed the file since it was last read or written here; nothing was written. */
export class Foreign extends Error {
  override readonly name = 'Foreign';
  constructor() {
    super('The file was changed by somebody else.');
  }
}

/** A journal open for writing: lines go to the disk one after the other, each flushed before it counts. */
export interface Journal {
  /**
   * Appends lines. Rejects with nothing counted as written: with {@link Foreign} when the file is not what it was, with
   * {@link UncertainWrite} when a line may lie there all the same, and otherwise with the disk's own error and the file as it was.
   */
  write(...lines: readonly Line[]): Promise<void>;
  /** The whole journal as it was acknowledged. */
  text(): string;
  /** The same with one more line. */
  textWith(line: Line): string;
}

/** What a journal needs of the files. */
export type JournalFiles = Pick<FilePort, 'read' | 'stat' | 'append' | 'create' | 'replace'>;

/** How the file may differ from the known text, and has to be mended before anything is added. */
type Loose =
  /** After the known text: all of this or its beginning, because writing it failed half-way. */
  | { readonly piece: string }
  /** The whole file: its last line was torn by a crash, in which case a copy is kept, or another program converted it. */
  | { readonly file: string; readonly torn: boolean };

/**
 * A journal that goes on after a line with checksum `sum` and whose file should say `text`; `loose` where it does not. The first write
 * mends such a file.
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
  /** The file's time when all of it was last known to be as it was left; without one it has to be read. */
  let stamp: number | undefined;
  let loose: Loose | null = found;

  /** Notices a file that was written to and is as long as before: an end that fits says nothing of what lies before it. */
  const lookThrough = async () => {
    const found = await files.stat(path).catch((error: unknown) => {
      // The append knows what to do where no file is.
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
      await lookThrough();
      let outcome = await append(addition);
      if (outcome === 'gone' && (await files.create(path, known))) outcome = await append(addition);
      if (outcome !== 'written') throw new Foreign();
      known += addition;
      // Not sliced from the known text, which would be rebuilt for every line.
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

/** Restores the known text of a file that differs from it only in what is loose. Throws {@link Foreign} if anything else differs. */
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
    // A piece may end within a character, which reads as a replacement character.
    const rest = text.slice(known.length).replace(/\ufffd+$/, '');
    if (!text.startsWith(known) || !off.piece.startsWith(rest)) throw new Foreign();
  }
  await files.replace(path, known);
}

/**
 * Reads a journal's text and opens it. A torn last line is left where it is, so that a save opens on any disk; the next line
 * written takes its place. Throws {@link BadSave} for anything else.
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
