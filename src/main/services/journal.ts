import { readSave } from '../../engine/core/load';
import type { Loaded } from '../../engine/core/load';
import type { AnyGame } from '../../engine/core/game';
import { writeLine } from '../../engine/core/save';
import type { Line } from '../../engine/core/save';
import type { FilePort } from './ports';

export const SAVES = 'saves';
const ENDING = '.serenissima';

/** Where a match's journal lies. */
export function journalPath(match: string): string {
  return `${SAVES}/${match}${ENDING}`;
}

/** The match a file name belongs to, or `undefined` for files this program did not name: those are imported, not listed. */
export function matchOf(name: string): string | undefined {
  const match = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : '';
  return /^[a-z0-9-]{1,64}$/.test(match) ? match : undefined;
}

/** A journal open for writing: lines go to the disk one after the other, each flushed before it counts. */
export interface Journal {
  /** Appends lines. Rejects, with nothing counted as written, when the disk refuses. */
  write(...lines: readonly Line[]): Promise<void>;
}

/** A journal that goes on after a line with checksum `sum`, in a file of `text`. */
export function openJournal(files: FilePort, match: string, text: string, sum: string): Journal {
  const path = journalPath(match);
  let known = text;
  let last = sum;
  /** A failed append may have left a piece behind; the next write puts the whole file in place instead. */
  let doubtful = false;
  return {
    async write(...lines) {
      let addition = '';
      let next = last;
      for (const line of lines) {
        const written = writeLine(line, next);
        addition += written.text;
        next = written.sum;
      }
      try {
        if (doubtful) await files.replace(path, known + addition);
        else await files.append(path, addition);
      } catch (error) {
        doubtful = true;
        throw error;
      }
      doubtful = false;
      known += addition;
      last = next;
    },
  };
}

/**
 * Reads a journal and opens it. A torn last line is cut off the file, a copy of the whole kept beside it.
 * Throws {@link BadSave} for anything else, with the file as it was.
 */
export async function loadJournal(
  files: FilePort,
  match: string,
  findGame: (id: string) => AnyGame | undefined,
): Promise<{ loaded: Loaded; journal: Journal }> {
  const text = await files.read(journalPath(match));
  const loaded = readSave(text, findGame);
  const whole = text.slice(0, loaded.length);
  if (loaded.torn) {
    await files.replace(`${journalPath(match)}.torn`, text);
    await files.replace(journalPath(match), whole);
  }
  return { loaded, journal: openJournal(files, match, whole, loaded.sum) };
}
