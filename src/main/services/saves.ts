import { BadSave } from '../../engine/core/errors';
import type { SaveFaultCode } from '../../engine/core/save-faults';
import { scoreOf } from '../../engine/core/ending';
import { isEnded, isOver, jsonClone } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import { readSave } from '../../engine/core/load';
import { saveText } from '../../engine/core/save';
import type { SaveMeta } from '../../engine/core/save';
import type { SaveInfo } from '../../ipc/contract';
import type { RefusalCode } from '../../ipc/refusals';
import type { Cabinet } from './cabinet';
import { journalPath, matchOf, SAVES, tornOf, tornPath } from './journal';
import type { FilePort, FileStat, Ports } from './ports';
import { reading, readSaved } from './read-saved';
import { Refused } from './refusals';
import type { Summaries } from './summaries';
import { seatsOf } from './table';
import { twinsOn } from './twins';

export interface SaveStore {
  /**
   * All saves, newest first. `heard` gets them in parts while they are read, as long as that takes: after an update every save is
   * played through once.
   */
  list(heard?: (part: readonly SaveInfo[]) => void): Promise<SaveInfo[]>;
  info(match: string): Promise<SaveInfo>;
  /** What the list says of an entry, whatever it is. */
  listed(match: string): Promise<SaveInfo>;
  /** What a list says of a file that lies elsewhere, whatever it is. */
  describe(path: string, name: string, saved: string): Promise<SaveInfo>;
  /** Writes a match as a new save of its own. */
  create(match: Match, meta: SaveMeta): Promise<NewSave>;
  /** Puts a whole save's text on the shelf as a new save. */
  put(text: string): Promise<NewSave>;
  text(match: string): Promise<string>;
  /**
   * Takes a save's text in as a new save, under another title and changed first if so wanted. Throws {@link BadSave} when it cannot
   * be read.
   */
  add(text: string, title?: string, change?: (match: Match) => void): Promise<Taken>;
  /** Takes a save's text in from outside; where the same match lies on the shelf, it is that one. Throws as {@link add} does. */
  takeIn(text: string): Promise<FromOutside>;
  trash(match: string): Promise<void>;
}

/** A save taken in; `cut`: its last line was cut off and is not in it. */
interface Taken {
  readonly save: SaveInfo;
  readonly cut: boolean;
}

/** A save taken in from outside; `known`: it lay on the shelf already, and nothing was added. */
interface FromOutside extends Taken {
  readonly known: boolean;
}

/** A save just made, as it stands on the disk: nothing has to be read for going on with it. */
export interface NewSave {
  readonly id: string;
  readonly text: string;
}

/** Saves whose summaries are looked up at the same time. */
const TOGETHER = 24;
/** Saves in each part of a list that is told while it is read. The first part fills a screen. */
const PART = 48;

/** Names are random; this many that are already taken cannot be chance. */
const TRIES = 20;

/** The shelf of saves: one journal a match. What the list tells is read from the files and remembered while they stay as they are. */
export function createSaves({ files, newId, log, clock }: Ports, cabinet: Cabinet, summaries: Summaries): SaveStore {
  const remembered = new Map<string, { stamp: string; info: SaveInfo }>();
  /** Saves that had to be played through so far: neither remembered nor summarised. */
  let played = 0;

  const read = async (match: string, stat: FileStat): Promise<SaveInfo> => {
    const text = await readSaved(files, journalPath(match));
    played++;
    const found = summarise(match, text, new Date(stat.modified).toISOString(), cabinet);
    summaries.keep(match, stat, text, found);
    return found;
  };

  /** What is known of a save as it is now without reading it. */
  const recall = async (match: string, stat: FileStat): Promise<SaveInfo | undefined> => {
    const known = remembered.get(match);
    if (known?.stamp === stampOf(stat)) return known.info;
    const kept = await summaries.recall(match, stat).catch(() => undefined);
    if (kept) remembered.set(match, { stamp: stampOf(stat), info: kept });
    return kept;
  };

  const info = async (match: string): Promise<SaveInfo> => {
    const stat = await reading(() => files.stat(journalPath(match)));
    const known = await recall(match, stat);
    if (known) return known;
    const fresh = await read(match, stat);
    remembered.set(match, { stamp: stampOf(stat), info: fresh });
    return fresh;
  };

  /** What the list says of an entry, whatever it is: each stands for itself. */
  const anyway = (match: string, look: Promise<SaveInfo>) =>
    look.catch((error: unknown) => {
      const code = error instanceof Refused ? FILE_FAULTS[error.code] : undefined;
      if (code === undefined) log.error('An entry of the shelf could not be read', error);
      return damaged(match, clock.now(), new BadSave(0, code ?? 'disk-fault'));
    });

  const entry = (match: string) => anyway(match, info(match));

  const put = async (text: string): Promise<NewSave> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const id = newId();
      if (await files.create(journalPath(id), text)) return { id, text };
    }
    throw new Error('Every new name is taken.');
  };
  const create = (match: Match, meta: SaveMeta) => put(saveText(match, meta));

  return {
    info,
    listed: entry,
    describe: (path, name, saved) =>
      anyway(
        name,
        readSaved(files, path).then((text) => summarise(name, text, saved, cabinet)),
      ),
    create,
    put,
    async list(heard = () => undefined) {
      const matches = (await reading(() => files.list(SAVES), 'list')).flatMap((name) => matchOf(name) ?? []);
      const newest = await newestFirst(files, matches);
      const infos: SaveInfo[] = [];
      const before = played;
      let told = 0;
      for (let next = 0; next < newest.length; next += TOGETHER) {
        const group = newest.slice(next, next + TOGETHER);
        const known = await Promise.all(group.map(({ match, stat }) => stat && recall(match, stat)));
        // One after the other: each is played through, and main answers other commands between them.
        for (const [i, { match }] of group.entries()) infos.push(known[i] ?? (await entry(match)));
        if (played === before || infos.length - told < PART) continue;
        heard(infos.slice(told));
        told = infos.length;
      }
      await summaries.flush(matches);
      return infos.sort(
        (a, b) => Number(isNoSave(a)) - Number(isNoSave(b)) || (a.saved < b.saved ? 1 : a.saved > b.saved ? -1 : 0),
      );
    },
    text: (match) => readSaved(files, journalPath(match)),
    async add(text, title, change) {
      const { match, meta: found, torn } = readSave(text, cabinet.find);
      change?.(match);
      const meta = title === undefined ? found : { ...found, title };
      const { id } = await create(match, meta);
      return { save: infoOf(id, match, meta, clock.now(), cabinet), cut: torn };
    },
    async takeIn(text) {
      const { match, meta, torn, text: whole } = readSave(text, cabinet.find);
      const written = saveText(match, meta);
      const twins = await twinsOn(files);
      const twin = (await twins.find(text)) ?? (await twins.find(whole)) ?? (await twins.find(written));
      if (twin !== undefined) return { save: await entry(twin), cut: torn, known: true };
      const { id } = await put(written);
      return { save: infoOf(id, match, meta, clock.now(), cabinet), cut: torn, known: false };
    },
    async trash(match) {
      const name = journalPath(match).slice(SAVES.length + 1);
      if (!(await reading(() => files.list(SAVES), 'list')).includes(name)) throw new Refused('no-such-match');
      remembered.delete(match);
      const kept = await files.trash(journalPath(match));
      try {
        const torn = tornPath(match);
        if ((await files.list(SAVES)).includes(torn.slice(SAVES.length + 1))) await files.move(torn, tornOf(kept));
      } catch (error) {
        log.error('The copy of a torn line could not be thrown away with its match', error);
      }
    },
  };
}

const stampOf = ({ size, modified }: FileStat) => `${size} ${modified}`;

/** Matches with their files' times and sizes, the last written first; those without, which are not read for long, come before. */
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

/** What the list says of a match that can be read. */
export function infoOf(id: string, match: Match, meta: SaveMeta, saved: string, cabinet: Cabinet): SaveInfo {
  const { game, position, log, config } = match;
  const over = isOver(match);
  const score = over ? scoreOf(match) : null;
  return {
    match: id,
    title: meta.title,
    game: config.game,
    seats: seatsOf(meta.seats, config.game, cabinet),
    saved,
    plies: log.length,
    over,
    ended: isEnded(match) ? (match.acts.at(-1)?.act ?? null) : null,
    points: score?.scores.map(({ total }) => total) ?? null,
    winners: score?.winners ?? [],
    glimpse: jsonClone(game.view(position, null)),
    damage: null,
  };
}

/** What the list says of a save; a damaged one is listed with what is wrong. */
function summarise(match: string, text: string, saved: string, cabinet: Cabinet): SaveInfo {
  try {
    const loaded = readSave(text, cabinet.find);
    return infoOf(match, loaded.match, loaded.meta, saved, cabinet);
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    return damaged(match, saved, error);
  }
}

/** What is no save at all, by its whole file, stands below those that are. */
const isNoSave = ({ damage }: SaveInfo): boolean => damage?.line === 0;

/** What the list says of a save that cannot be read. */
function damaged(match: string, saved: string, { line, reason, fault }: BadSave): SaveInfo {
  const nothing = { game: '', seats: [], plies: 0, over: false, ended: null, points: null, winners: [], glimpse: null };
  return { match, title: match, saved, ...nothing, damage: { line, reason, fault } };
}

/** What is wrong with a file that cannot even be read, by why reading was refused. */
const FILE_FAULTS: Readonly<Partial<Record<RefusalCode, SaveFaultCode>>> = {
  'not-a-file': 'is-folder',
  'no-such-match': 'dangling',
  'file-too-large': 'too-large',
  'unreadable-file': 'unreadable',
  'disk-fault': 'disk-fault',
  busy: 'disk-fault',
};
