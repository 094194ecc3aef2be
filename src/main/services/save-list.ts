import { BadSave } from '../../engine/core/errors';
import type { SaveInfo } from '../../ipc/shelf';
import type { Games } from './games';
import { journalPath } from './journal';
import type { FilePort, FileStat, Ports } from './ports';
import { listMatches, readOrRefuse, readSaved } from './read-saved';
import { damagedSaveInfo, fileFault, infoOfText } from './save-info';
import type { Summaries } from './summaries';

export interface SaveList {
  /**
   * All saves, newest first, and unreadable files last. After an app update, all are replayed. Because this is slow,
   * `announce` gets them in parts.
   */
  list(announce: (part: readonly SaveInfo[]) => void): Promise<SaveInfo[]>;
  /** Rejects with a {@link Refused} if the save cannot be read. */
  info(match: string): Promise<SaveInfo>;
  /** Like `info`, but lists an unreadable save as damaged. */
  listed(match: string): Promise<SaveInfo>;
  describe(path: string, name: string, saved: string): Promise<SaveInfo>;
  /** Drops the cached entry of a deleted save. */
  forget(match: string): void;
}

const TOGETHER = 24;
/** Number of saves per announced part. The first part fills a screen. */
const PART = 48;

/** Creates the list. Entries are cached until their file changes. */
export function createSaveList(
  { files, log, clock }: Pick<Ports, 'files' | 'log' | 'clock'>,
  games: Games,
  summaries: Summaries,
): SaveList {
  const remembered = new Map<string, { stamp: string; info: SaveInfo }>();
  let replayed = 0;

  const read = async (match: string, stat: FileStat): Promise<SaveInfo> => {
    const text = await readSaved(files, journalPath(match));
    replayed++;
    const found = infoOfText(match, text, new Date(stat.modified).toISOString(), games);
    summaries.keep(match, stat, text, found);
    return found;
  };

  const recall = async (match: string, stat: FileStat): Promise<SaveInfo | undefined> => {
    const known = remembered.get(match);
    if (known?.stamp === stampOf(stat)) return known.info;
    const kept = await summaries.recall(match, stat).catch(() => undefined);
    if (kept) remembered.set(match, { stamp: stampOf(stat), info: kept });
    return kept;
  };

  const info = async (match: string): Promise<SaveInfo> => {
    const stat = await readOrRefuse(() => files.stat(journalPath(match)));
    const known = await recall(match, stat);
    if (known) return known;
    const fresh = await read(match, stat);
    remembered.set(match, { stamp: stampOf(stat), info: fresh });
    return fresh;
  };

  const orDamaged = (match: string, found: Promise<SaveInfo>) =>
    found.catch((error: unknown) => {
      const code = fileFault(error);
      if (code === undefined) log.error('A file in the saves folder could not be read', error);
      return damagedSaveInfo(match, clock.now(), new BadSave(0, code ?? 'disk-fault'));
    });

  const listed = (match: string) => orDamaged(match, info(match));

  return {
    info,
    listed,
    describe: (path, name, saved) =>
      orDamaged(
        name,
        readSaved(files, path).then((text) => infoOfText(name, text, saved, games)),
      ),

    async list(announce) {
      const matches = await listMatches(files);
      const newest = await newestFirst(files, matches);
      const infos: SaveInfo[] = [];
      const before = replayed;
      let announced = 0;
      for (let next = 0; next < newest.length; next += TOGETHER) {
        const group = newest.slice(next, next + TOGETHER);
        const known = await Promise.all(group.map(({ match, stat }) => stat && recall(match, stat)));
        // One at a time, because each is replayed. Main can answer other commands in between.
        for (const [i, { match }] of group.entries()) infos.push(known[i] ?? (await listed(match)));
        if (replayed === before || infos.length - announced < PART) continue;
        announce(infos.slice(announced));
        announced = infos.length;
      }
      await summaries.flush(matches);
      return infos.sort(inOrder);
    },

    forget: (match) => void remembered.delete(match),
  };
}

const stampOf = ({ size, modified }: FileStat) => `${size} ${modified}`;

function inOrder(a: SaveInfo, b: SaveInfo): number {
  return Number(isNoSave(a)) - Number(isNoSave(b)) || (a.saved < b.saved ? 1 : a.saved > b.saved ? -1 : 0);
}

const isNoSave = ({ damage }: SaveInfo): boolean => damage?.line === 0;

/** Matches with their files' times and sizes, last written first. Files whose `stat` fails come before all others. */
async function newestFirst(
  files: Pick<FilePort, 'stat'>,
  matches: readonly string[],
): Promise<{ match: string; stat: FileStat | undefined }[]> {
  const found = matches.map(async (match) => ({
    match,
    stat: await files.stat(journalPath(match)).catch(() => undefined),
  }));
  const at = ({ stat }: { stat: FileStat | undefined }) => stat?.modified ?? Infinity;
  return (await Promise.all(found)).sort((a, b) => at(b) - at(a) || 0);
}
