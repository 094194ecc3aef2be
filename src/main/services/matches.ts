import type { AnyGame } from '../../engine/core/game';
import { branch, positionAt, redo, undo } from '../../engine/core/history';
import { checkConfig, isOver, playMove, startMatch, structured } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import { moveLine } from '../../engine/core/save';
import type { Line, SaveMeta } from '../../engine/core/save';
import { storyOf } from '../../engine/core/story';
import type { Argument, LogEntry, Opened, Played, Story, Table } from '../../ipc/contract';
import { loadJournal } from './journal';
import { checkAsked, refuseLesson } from './lesson-state';
import { createTurns, lastEntry } from './open-match';
import type { OpenMatch } from './open-match';
import type { Ports } from './ports';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import type { SettingsService } from './settings';
import { logEntry, logOf, tableOf } from './table';

export interface Matches {
  create(argument: Argument<'matches.create'>): Promise<Opened>;
  open(match: string): Promise<Opened>;
  close(match: string): Promise<null>;
  sit(match: string, seat: number | null): Promise<{ table: Table; log: readonly LogEntry[] }>;
  play(argument: Argument<'matches.play'>): Promise<Played>;
  undo(match: string, seat: number): Promise<Table>;
  redo(match: string, seat: number): Promise<Played>;
  log(match: string, from: number): Promise<readonly LogEntry[]>;
  at(match: string, ply: number): Promise<{ ply: number; view: unknown }>;
  story(match: string): Promise<Story>;
  branch(match: string, ply: number, title: string): Promise<Opened>;
  /** Writes a note into a match's journal, open or not. */
  note(match: string, note: Partial<SaveMeta>): Promise<void>;
  /** A match's whole save, never while a line is being written. */
  text(match: string): Promise<string>;
  /** Puts a match on the table that lies on no shelf; `close` ends it for good. */
  lay(open: OpenMatch): Promise<Opened>;
  /** A step on a match, and the table after it. */
  step(match: string, step: (open: OpenMatch) => void): Promise<Table>;
  /** A step that makes a move: what it looked like, and the table after it. */
  moved(match: string, step: (open: OpenMatch) => void): Promise<Played>;
  /** Does something with a match's file while nobody writes to it; the match is read anew afterwards. */
  quiet<T>(match: string, step: () => Promise<T>): Promise<T>;
}

/** The matches being played. Each step is on the disk before it is answered; if the disk refuses, the step is taken back. */
export function createMatches(
  ports: Ports,
  saves: SaveStore,
  settings: SettingsService,
  findGame: (id: string) => AnyGame | undefined,
  failed: (match: string, message: string) => void,
): Matches {
  const opened = new Map<string, OpenMatch>();
  const turns = createTurns();

  const table = async (open: OpenMatch) => tableOf(open, (await settings.get()).freeUndo);

  const get = async (id: string): Promise<OpenMatch> => opened.get(id) ?? (await load(id)).open;

  const load = async (id: string): Promise<{ open: OpenMatch; torn: boolean }> => {
    await saves.text(id);
    const { loaded, journal } = await loadJournal(ports.files, id, findGame);
    const { match, meta, torn } = loaded;
    const open: OpenMatch = {
      id,
      match,
      meta,
      journal,
      viewer: null,
      saved: ports.clock.now(),
    };
    opened.set(id, open);
    return { open, torn };
  };

  /** A step on a match: loaded if it is not, and never while another step is under way. */
  const on = <T>(id: string, step: (open: OpenMatch) => Promise<T>): Promise<T> =>
    turns.take(id, async () => step(await get(id)));

  const lie = async (open: OpenMatch, torn = false): Promise<Opened> => {
    return { table: await table(open), log: logOf(open, 0), notice: torn ? 'torn-line' : null };
  };

  const present = async (id: string): Promise<Opened> => {
    const lesson = opened.get(id)?.lesson && opened.get(id);
    if (lesson) return lie(lesson);
    opened.delete(id);
    const { open, torn } = await load(id);
    return lie(open, torn);
  };

  /** Writes what was done; when that fails, undoes it in memory and tells the player. */
  const record = async (open: OpenMatch, line: Line, takeBack: () => void) => {
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
  };

  /** Whoever has decided leaves the seat at the screen; a learner stays. */
  const rise = (open: OpenMatch) => {
    const { match, viewer, lesson } = open;
    if (!lesson && viewer !== null && !match.game.actors(match.position).includes(viewer)) open.viewer = null;
  };

  /** What the step looked like to whoever sat there, and the table after it: without secrets once he has nothing to decide. */
  const played = async (open: OpenMatch): Promise<Played> => {
    const { match } = open;
    const entry = logEntry(open, match.log.length, lastEntry(match), open.viewer);
    rise(open);
    return { entry, table: await table(open) };
  };

  const checkSeat = (open: OpenMatch, seat: number) => {
    if (seat < open.match.config.seats) return;
    throw new Refused('no-such-seat');
  };

  return {
    async create({ game: id, title, seats, options, seed }) {
      const game = findGame(id);
      if (!game) throw new Refused('no-such-game');
      const match = startMatch(game, {
        game: id,
        seats: seats.length,
        options: checkConfig(game, seats.length, options),
        seed: seed ?? ports.newSeed(),
      });
      return present(await saves.create(match, { title, seats, created: ports.clock.now() }));
    },

    open: (id) => turns.take(id, () => present(id)),

    async close(id) {
      return turns.take(id, async () => {
        opened.delete(id);
        return null;
      });
    },

    sit: (id, seat) =>
      on(id, async (open) => {
        if (seat !== null) checkSeat(open, seat);
        open.viewer = seat;
        return { table: await table(open), log: logOf(open, 0) };
      }),

    play: ({ match: id, seat, move, ply }) =>
      on(id, async (open) => {
        checkSeat(open, seat);
        const { match } = open;
        if (ply !== match.log.length) throw new Refused('stale');
        checkAsked(open, seat, move);
        const undone = match.undone.slice();
        const entry = playMove(match, seat, move);
        await record(open, moveLine(match, entry), () => {
          undo(match, { free: true });
          match.undone.splice(0, Infinity, ...undone);
        });
        return played(open);
      }),

    undo: (id, seat) =>
      on(id, async (open) => {
        const { match } = open;
        const free = (await settings.get()).freeUndo;
        undo(match, { seat, free });
        await record(open, { undo: 1 }, () => redo(match, { free: true }));
        rise(open);
        return table(open);
      }),

    redo: (id, seat) =>
      on(id, async (open) => {
        const { match } = open;
        const free = (await settings.get()).freeUndo;
        redo(match, { seat, free });
        await record(open, { redo: 1 }, () => undo(match, { free: true }));
        return played(open);
      }),

    log: (id, from) => on(id, async (open) => logOf(open, from)),

    at: (id, ply) =>
      on(id, async ({ match, viewer }) => {
        if (ply > match.log.length) throw new Refused('no-such-ply');
        return { ply, view: structured(match.game.view(positionAt(match, ply), viewer)) };
      }),

    story: (id) =>
      on(id, async ({ match }) => {
        if (!isOver(match)) throw new Refused('not-over');
        return structured(storyOf(match));
      }),

    branch: (id, ply, title) =>
      on(id, async (open) => {
        refuseLesson(open);
        const { match, meta } = open;
        if (ply > match.log.length) throw new Refused('no-such-ply');
        const copy: Match = branch(match, ply);
        return present(await saves.create(copy, { ...meta, title, created: ports.clock.now() }));
      }),

    note: (id, note) =>
      on(id, async (open) => {
        refuseLesson(open);
        const before = open.meta;
        open.meta = { ...open.meta, ...note };
        await record(open, { note }, () => (open.meta = before));
      }),

    text: (id) => turns.take(id, () => saves.text(id)),

    async lay(open) {
      opened.set(open.id, open);
      return lie(open);
    },

    step: (id, step) =>
      on(id, async (open) => {
        step(open);
        return table(open);
      }),

    moved: (id, step) =>
      on(id, async (open) => {
        step(open);
        return played(open);
      }),

    quiet: (id, step) =>
      turns.take(id, async () => {
        opened.delete(id);
        return step();
      }),
  };
}
