import { hashText } from '../../engine/core/hash';
import type { SaveInfo } from '../../ipc/shelf';
import type { FileStat, LogPort, SummaryPort } from './ports';

/** Must be increased when the format of summaries changes. Stored summaries are then made again. */
const FORM = 2;

/** A summary, and the state of its save's file when the summary was made. */
interface Kept {
  readonly size: number;
  readonly modified: number;
  /** The end of the file, with its last checksum, which covers all lines before. */
  readonly tail: string;
  readonly info: SaveInfo;
}

/** Stored summaries of saves, so that a list need not replay every match. */
export interface Summaries {
  /** The summary of a save, if the file has not changed since. */
  recall(match: string, stat: FileStat): Promise<SaveInfo | undefined>;
  /** Remembers the summary of a save with this text. */
  keep(match: string, stat: FileStat, text: string, info: SaveInfo): void;
  /** Stores new summaries, and forgets those of all other matches. */
  flush(matches: readonly string[]): Promise<void>;
}

/** The last bytes of a text, one character each. */
const tailOf = (text: string) => Buffer.from(text.slice(-TAIL)).subarray(-TAIL).toString('latin1');

/** The number of bytes compared at a save's end: its last checksum and a little more. */
const TAIL = 64;

/**
 * Summaries in the file that the shell provides; if it provides none, nothing is stored. `rules` identifies what a
 * summary depends on besides the save: the versions of the app and of its games' rules. A damaged line is ignored, and
 * so is a line whose save has a different size, time or end.
 */
export function createSummaries(port: SummaryPort | undefined, rules: string, log: LogPort): Summaries {
  const title = JSON.stringify({ form: FORM, rules });
  let changed = false;
  const load = async () => {
    const found = new Map<string, Kept>();
    const [first, ...lines] = (await port?.read().catch(() => ''))?.split('\n') ?? [];
    if (first !== title) return found;
    for (const line of lines) {
      const body = line.slice(line.indexOf(' ') + 1);
      if (line !== `${hashText(body)} ${body}` || body === '') continue;
      try {
        const { match, ...kept } = JSON.parse(body) as Kept & { match: string };
        found.set(match, kept);
      } catch {
        // The error is ignored.
      }
    }
    return found;
  };
  let loading: Promise<Map<string, Kept>> | undefined;
  const all = () => (loading ??= load());

  return {
    async recall(match, { size, modified }) {
      const kept = (await all()).get(match);
      if (!port || kept?.size !== size || kept.modified !== modified) return undefined;
      return (await port.tail(match, size, TAIL)) === kept.tail ? kept.info : undefined;
    },

    keep(match, { size, modified }, text, info) {
      changed = true;
      void all().then((kept) => kept.set(match, { size, modified, tail: tailOf(text), info }));
    },

    async flush(matches) {
      const kept = await all();
      const there = new Set(matches);
      for (const match of kept.keys()) if (!there.has(match)) changed = kept.delete(match);
      if (!port || !changed) return;
      changed = false;
      const lines = [...kept].map(([match, entry]) => JSON.stringify({ match, ...entry }));
      await port
        .write([title, ...lines.map((line) => `${hashText(line)} ${line}`), ''].join('\n'))
        .catch((error: unknown) => log.error('The summaries of the saves could not be kept', error));
    },
  };
}
