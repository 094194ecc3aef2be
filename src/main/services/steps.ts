import type { AnyGame } from '../../engine/core/game';
import { actorsOf } from '../../engine/core/match';
import type { Line } from '../../engine/core/save';
import type { Opened, Played, SaveInfo, Table } from '../../ipc/contract';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import { Foreign, loadJournal } from './journal';
import { logEntry, logOf } from './log';
import { createTurns, isComputer, lastEntry, loneHuman } from './open-match';
import type { OpenMatch, Turns } from './open-match';
import type { Ports } from './ports';
import { Refused, unsaved } from './refusals';
import { infoOf } from './saves';
import type { NewSave, SaveStore } from './saves';
import type { SettingsService } from './settings';
import { tableOf } from './table';

/** The matches in memory, and what every step on one of them is made of. */
export interface Steps {
  readonly turns: Turns;
  /** A step on a match: loaded if it is not, and never while another step is under way. */
  on<T>(id: string, step: (open: OpenMatch) => Promise<T>): Promise<T>;
  /** Forgets a match; it is read anew when it is asked for. */
  forget(id: string): void;
  /** What the shelf says of a match whose file somebody else has changed: as it is in memory, since that is what opens. */
  foreign(id: string): SaveInfo | undefined;
  /** Forgets a match, unless there is more of it in memory than on the disk. */
  leave(id: string): void;
  /**
   * A match read anew from the disk, as it is laid on the table. One whose file somebody else has changed is laid there as it is
   * in memory, unless its file is asked for (`anew`).
   */
  present(id: string, anew?: boolean): Promise<Opened>;
  /** A save just made, as it is laid on the table. */
  presentNew(save: NewSave): Promise<Opened>;
  /** Lays a match on the table that is on no disk; closing ends it for good. */
  lay(open: OpenMatch): Promise<Opened>;
  table(open: OpenMatch): Promise<Table>;
  /** Writes what was done; when the disk refuses, undoes it in memory and tells the player. */
  record(open: OpenMatch, line: Line | readonly Line[], takeBack: () => void): Promise<void>;
  /** What the last move looked like to whoever sat there, and the table after it. */
  played(open: OpenMatch): Promise<Played>;
  /**
   * Nobody goes on seeing his secrets who has nothing to decide, unless he is the only person at the table, or a learner; nor does
   * anybody in a seat that a computer plays.
   */
  standUp(open: OpenMatch): void;
  /** Refuses seats that are not there, and those that a computer plays. */
  checkPerson(open: OpenMatch, seat: number): void;
}

/** Steps over a shell's ports; `failed` hears of lines that could not be written. */
export function createSteps(
  ports: Ports,
  saves: SaveStore,
  settings: SettingsService,
  findGame: (id: string) => AnyGame | undefined,
  failed: (match: string, refusal: Refused) => void,
): Steps {
  const opened = new Map<string, OpenMatch>();
  const turns = createTurns();

  /** Shown after steps that are on the disk: settings that cannot be read must not refuse them. */
  const table = async (open: OpenMatch) => tableOf(open, (await settings.get().catch(() => DEFAULT_SETTINGS)).freeUndo);

  const take = ({ id, text }: NewSave): { open: OpenMatch; torn: boolean } => {
    const { loaded, journal } = loadJournal(ports.files, id, text, findGame);
    const { match, meta, torn } = loaded;
    const open: OpenMatch = { id, match, meta, journal, viewer: null, saved: ports.clock.now() };
    opened.set(id, open);
    return { open, torn };
  };
  const load = async (id: string) => take({ id, text: await saves.text(id) });

  const lie = async (open: OpenMatch, torn: boolean): Promise<Opened> => ({
    table: await table(open),
    log: logOf(open, 0),
    notice: open.loose ? 'report' : open.foreign ? 'save-changed' : torn ? 'torn-line' : null,
    unwritable: open.lesson || open.loose ? null : await ports.files.unwritable().catch(() => null),
  });

  const standUp = (open: OpenMatch) => {
    const { viewer, match, meta, lesson } = open;
    if (lesson || viewer === null) return;
    const stays = viewer === loneHuman(meta) || actorsOf(match).includes(viewer);
    if (!stays || isComputer(meta, viewer)) open.viewer = null;
  };

  return {
    turns,
    table,
    standUp,
    on: (id, step) => turns.take(id, async () => step(opened.get(id) ?? (await load(id)).open)),
    forget: (id) => void opened.delete(id),
    foreign(id) {
      const open = opened.get(id);
      return open?.foreign ? infoOf(id, open.match, open.meta, open.saved) : undefined;
    },
    leave: (id) => void (opened.get(id)?.foreign || opened.delete(id)),

    async present(id, anew = false) {
      const known = opened.get(id);
      if (known?.lesson) return lie(known, false);
      if (known && (known.loose || (known.foreign && !anew))) {
        known.viewer = null;
        return lie(known, false);
      }
      const text = await saves.text(id);
      if (!known?.foreign) opened.delete(id);
      const { open, torn } = take({ id, text });
      return lie(open, torn);
    },

    async presentNew(save) {
      return lie(take(save).open, false);
    },

    async lay(open) {
      opened.set(open.id, open);
      return lie(open, false);
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
      const { match } = open;
      const entry = logEntry(open, match.log.length, lastEntry(match), open.viewer);
      standUp(open);
      return { entry, table: await table(open) };
    },

    checkPerson({ match, meta }, seat) {
      if (seat >= match.config.seats) throw new Refused('no-such-seat');
      if (isComputer(meta, seat)) throw new Refused('computer-seat');
    },
  };
}
