import { actorsOf } from '../../engine/core/match';
import type { Line } from '../../engine/core/save';
import type { Opened, Played, PlayedOn, SaveInfo, Table } from '../../ipc/contract';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import type { Cabinet } from './cabinet';
import { Foreign, loadJournal } from './journal';
import { logOf } from './log';
import { createSerialQueue, isComputer, loneHuman } from './open-match';
import type { OpenMatch, SerialQueue } from './open-match';
import type { Ports } from './ports';
import { Refused, unsaved } from './refusals';
import { infoOf } from './saves';
import type { NewSave, SaveStore } from './saves';
import type { SettingsService } from './settings';
import { tableOf } from './table';

/** The matches in memory, and what every step on one of them is made of. */
export interface OpenMatches {
  readonly queue: SerialQueue;
  /** A step on a match: loaded if it is not, and never while another step is under way. */
  withMatch<T>(id: string, step: (open: OpenMatch) => Promise<T>): Promise<T>;
  /** Forgets a match; it is read again when it is needed. */
  forget(id: string): void;
  /**
   * What the list says of a match whose file another program has changed: its state in memory,
   * since that is what opens.
   */
  changedOutside(id: string): SaveInfo | undefined;
  /** Forgets a match, unless there is more of it in memory than on the disk. */
  forgetIfSaved(id: string): void;
  /**
   * A match read anew from the disk, as it is laid on the table. One whose file somebody else has changed is laid there as it is
   * in memory, unless its file is asked for (`anew`).
   */
  reopen(id: string, anew?: boolean): Promise<Opened>;
  /** A save just made, as it is laid on the table. */
  openNew(save: NewSave): Promise<Opened>;
  /** Lays a match on the table that is on no disk; closing ends it for good. */
  openInMemory(open: OpenMatch): Promise<Opened>;
  table(open: OpenMatch): Promise<Table>;
  /** Writes what was done; when the disk refuses, undoes it in memory and tells the player. */
  record(open: OpenMatch, line: Line | readonly Line[], takeBack: () => void): Promise<void>;
  /** The last move as its player saw it, and the table after it. */
  played(open: OpenMatch): Promise<Played>;
  /** The same for the last N moves. */
  playedOn(open: OpenMatch, count: number): Promise<Pick<PlayedOn, 'entries' | 'table'>>;
  /**
   * Nobody goes on seeing their secrets who has nothing to decide, unless they are the only person at the table, or a learner; nor does
   * anybody in a seat that a computer plays.
   */
  releaseSeat(open: OpenMatch): void;
  /** Refuses seats that are not there, and those that a computer plays. */
  checkPerson(open: OpenMatch, seat: number): void;
}

/** Steps over a shell's ports; `failed` hears of lines that could not be written. */
export function createOpenMatches(
  ports: Ports,
  saves: SaveStore,
  settings: SettingsService,
  cabinet: Cabinet,
  failed: (match: string, refusal: Refused) => void,
): OpenMatches {
  const opened = new Map<string, OpenMatch>();
  const queue = createSerialQueue();

  /** Shown after steps that are on the disk: settings that cannot be read must not refuse them. */
  const table = async (open: OpenMatch) =>
    tableOf(open, (await settings.get().catch(() => DEFAULT_SETTINGS)).freeUndo, cabinet);

  const register = ({ id, text }: NewSave): { open: OpenMatch; torn: boolean } => {
    const { loaded, journal } = loadJournal(ports.files, id, text, cabinet.find);
    const { match, meta, torn } = loaded;
    const open: OpenMatch = {
      id,
      match,
      meta,
      journal,
      viewer: null,
      saved: ports.clock.now(),
      asked: match.log.length,
    };
    opened.set(id, open);
    return { open, torn };
  };
  const load = async (id: string) => register({ id, text: await saves.text(id) });

  const openedFrom = async (open: OpenMatch, torn: boolean): Promise<Opened> => ({
    table: await table(open),
    log: logOf(open, 0),
    notice: open.loose ? 'report' : open.foreign ? 'save-changed' : torn ? 'torn-line' : null,
    unwritable: open.lesson || open.loose ? null : await ports.files.unwritable().catch(() => null),
  });

  const releaseSeat = (open: OpenMatch) => {
    const { viewer, match, meta, lesson } = open;
    if (lesson || viewer === null) return;
    const stays = viewer === loneHuman(meta) || actorsOf(match).includes(viewer);
    if (!stays || isComputer(meta, viewer)) open.viewer = null;
  };

  const playedOn = async (open: OpenMatch, count: number) => {
    const entries = logOf(open, open.match.log.length - count);
    releaseSeat(open);
    return { entries, table: await table(open) };
  };

  return {
    queue,
    table,
    releaseSeat,
    withMatch: (id, step) => queue.run(id, async () => step(opened.get(id) ?? (await load(id)).open)),
    forget: (id) => void opened.delete(id),
    changedOutside(id) {
      const open = opened.get(id);
      return open?.foreign ? infoOf(id, open.match, open.meta, open.saved, cabinet) : undefined;
    },
    forgetIfSaved: (id) => void (opened.get(id)?.foreign || opened.delete(id)),

    async reopen(id, anew = false) {
      const known = opened.get(id);
      // A report is shown as who made it saw it.
      if (known && (known.lesson || known.loose)) return openedFrom(known, false);
      if (known?.foreign && !anew) {
        known.viewer = null;
        return openedFrom(known, false);
      }
      const text = await saves.text(id);
      if (!known?.foreign) opened.delete(id);
      const { open, torn } = register({ id, text });
      return openedFrom(open, torn);
    },

    async openNew(save) {
      return openedFrom(register(save).open, false);
    },

    async openInMemory(open) {
      opened.set(open.id, open);
      return openedFrom(open, false);
    },

    async record(open, line, takeBack) {
      try {
        await open.journal.write(...[line].flat());
        open.saved = ports.clock.now();
        open.foreign = false;
      } catch (error) {
        takeBack();
        if (error instanceof Refused) throw error;
        open.foreign = error instanceof Foreign;
        ports.log.error('A move could not be saved', error);
        const refusal = unsaved(error);
        failed(open.id, refusal);
        throw refusal;
      }
    },

    async played(open) {
      const { entries, table } = await playedOn(open, 1);
      return { entry: entries[0], table };
    },
    playedOn,

    checkPerson({ match, meta }, seat) {
      if (seat >= match.config.seats) throw new Refused('no-such-seat');
      if (isComputer(meta, seat)) throw new Refused('computer-seat');
    },
  };
}
