import type { AnyGame } from '../../engine/core/game';
import type { Line } from '../../engine/core/save';
import type { Opened, Played, Table } from '../../ipc/contract';
import { loadJournal } from './journal';
import { createTurns, isComputer, lastEntry, loneHuman } from './open-match';
import type { OpenMatch, Turns } from './open-match';
import type { Ports } from './ports';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import type { SettingsService } from './settings';
import { logEntry, logOf, tableOf } from './table';

/** The matches in memory, and what every step on one of them is made of. */
export interface Steps {
  readonly turns: Turns;
  /** A step on a match: loaded if it is not, and never while another step is under way. */
  on<T>(id: string, step: (open: OpenMatch) => Promise<T>): Promise<T>;
  /** Forgets a match; it is read anew when it is asked for. */
  forget(id: string): void;
  /** A match read anew from the disk, as it is laid on the table. */
  present(id: string): Promise<Opened>;
  /** Lays a match on the table that is on no disk; closing ends it for good. */
  lay(open: OpenMatch): Promise<Opened>;
  table(open: OpenMatch): Promise<Table>;
  /** Writes what was done; when the disk refuses, undoes it in memory and tells the player. */
  record(open: OpenMatch, line: Line, takeBack: () => void): Promise<void>;
  /** What the last move looked like to whoever sat there, and the table after it. */
  played(open: OpenMatch): Promise<Played>;
  /** Nobody goes on seeing his secrets who has nothing to decide, unless he is the only person at the table, or a learner. */
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
  failed: (match: string, message: string) => void,
): Steps {
  const opened = new Map<string, OpenMatch>();
  const turns = createTurns();

  const table = async (open: OpenMatch) => tableOf(open, (await settings.get()).freeUndo);

  const load = async (id: string): Promise<{ open: OpenMatch; torn: boolean }> => {
    await saves.text(id);
    const { loaded, journal } = await loadJournal(ports.files, id, findGame);
    const { match, meta, torn } = loaded;
    const open: OpenMatch = { id, match, meta, journal, viewer: null, saved: ports.clock.now() };
    opened.set(id, open);
    return { open, torn };
  };

  const lie = async (open: OpenMatch, torn: boolean): Promise<Opened> => ({
    table: await table(open),
    log: logOf(open, 0),
    notice: torn ? 'torn-line' : null,
  });

  const standUp = (open: OpenMatch) => {
    const { viewer, match, meta, lesson } = open;
    if (lesson || viewer === null || viewer === loneHuman(meta)) return;
    if (!match.game.actors(match.position).includes(viewer)) open.viewer = null;
  };

  return {
    turns,
    table,
    standUp,
    on: (id, step) => turns.take(id, async () => step(opened.get(id) ?? (await load(id)).open)),
    forget: (id) => void opened.delete(id),

    async present(id) {
      const known = opened.get(id);
      if (known?.lesson) return lie(known, false);
      opened.delete(id);
      const { open, torn } = await load(id);
      return lie(open, torn);
    },

    async lay(open) {
      opened.set(open.id, open);
      return lie(open, false);
    },

    async record(open, line, takeBack) {
      try {
        await open.journal.write(line);
        open.saved = ports.clock.now();
      } catch (error) {
        takeBack();
        ports.log.error('A move could not be saved', error);
        const refusal = new Refused('save-failed');
        failed(open.id, refusal.message);
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
