import { hashText } from '../../engine/core/hash';
import type { SaveInfo } from '../../ipc/shelf';
import type { FileStat, LogPort, SummaryPort } from './ports';

/** Increase this when summaries of unchanged saves change: stored ones are then made again. */
const FORM = 2;

/** What a save was when its summary was made. */
interface Kept {
  readonly size: number;
  readonly modified: number;
  /** How it ended: its last checksum, which runs on from all lines before. */
  readonly tail: string;
  readonly info: SaveInfo;
}

/** Summaries of saves, kept beside them so that a shelf is listed without playing every match through. */
export interface Summaries {
  /** What is known of a save that is as it was when that was written down. */
  recall(match: string, stat: FileStat): Promise<SaveInfo | undefined>;
  /** Takes down what was found in a save; `text` is the whole of it. */
  keep(match: string, stat: FileStat, text: string, info: SaveInfo): void;
  /** Writes down what is new, and forgets all but these matches. */
  flush(matches: readonly string[]): Promise<void>;
}

/** The last bytes of a text, one character each. */
const tailOf = (text: string) => Buffer.from(text.slice(-TAIL)).subarray(-TAIL).toString('latin1');

/** Bytes at a save's end that are compared: its last checksum and a little more. */
const TAIL = 64;

/**
 * Summaries over a shell's file for them; without one, nothing is kept. `rules` names everything a summary depends on beside the
 * save: the app's version and its games' rules. Never trusted over the save: a line that is damaged, or speaks of a save that was
 * another size, time or end, is as none.
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
        // As none.
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
