import { hashText } from '../../engine/core/hash';
import type { SaveInfo } from '../../ipc/shelf';
import type { FileStat, LogPort, SummaryPort } from './ports';

/** Increase this when the format of summaries changes. Stored summaries are then regenerated. */
const FORM = 2;

interface Kept {
  readonly size: number;
  readonly modified: number;
  /** The last bytes of the file. They include the last checksum, which covers all lines before it. */
  readonly tail: string;
  readonly info: SaveInfo;
}

/** Stored summaries of saves, so that a list does not have to replay every match. */
export interface Summaries {
  recall(match: string, stat: FileStat): Promise<SaveInfo | undefined>;
  keep(match: string, stat: FileStat, text: string, info: SaveInfo): void;
  /** Writes new summaries to disk, and removes those of matches not listed. */
  flush(matches: readonly string[]): Promise<void>;
}

const tailOf = (text: string) => Buffer.from(text.slice(-TAIL)).subarray(-TAIL).toString('latin1');

/** Number of bytes compared at a save's end: the last checksum and a little more. */
const TAIL = 64;

/**
 * Summaries in the port's file. Without a port, nothing is stored. `rules` identifies the versions of the app and of
 * the games' rules. Damaged lines are ignored, and so are lines whose save has a different size, time or end.
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
        // An unreadable summary is regenerated from its save.
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
        .catch((error: unknown) => log.error('The summaries of the saves could not be stored', error));
    },
  };
}
