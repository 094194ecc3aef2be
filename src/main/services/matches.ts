import type { AnyGame } from '../../engine/core/game';
import { branch, positionAt, redo, undo } from '../../engine/core/history';
import { checkConfig, isOver, playMove, startMatch, structured } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import { moveLine } from '../../engine/core/save';
import type { SaveMeta } from '../../engine/core/save';
import { storyOf } from '../../engine/core/story';
import type { Argument, LogEntry, Opened, Played, SeatConfig, Story, Table } from '../../ipc/contract';
import { checkCharacters } from './characters';
import { checkAsked, refuseLesson } from './lesson-state';
import type { OpenMatch } from './open-match';
import type { Ports } from './ports';
import { Refused } from './refusals';
import type { SaveStore } from './saves';
import type { SettingsService } from './settings';
import type { Steps } from './steps';
import { logOf } from './table';

export interface Matches {
  create(argument: Argument<'matches.create'>): Promise<Opened>;
  open(match: string): Promise<Opened>;
  close(match: string): Promise<null>;
  sit(match: string, seat: number | null): Promise<{ table: Table; log: readonly LogEntry[] }>;
  peek(match: string, seat: number): Promise<{ view: unknown }>;
  play(argument: Argument<'matches.play'>): Promise<Played>;
  undo(match: string, seat: number): Promise<Table>;
  redo(match: string, seat: number): Promise<Played>;
  /** Gives the seats to people and computers. */
  seats(match: string, seats: readonly SeatConfig[]): Promise<Table>;
  log(match: string, from: number): Promise<readonly LogEntry[]>;
  at(match: string, ply: number): Promise<{ ply: number; view: unknown }>;
  story(match: string): Promise<Story>;
  branch(match: string, ply: number, title: string): Promise<Opened>;
  /** Writes a note into a match's journal, open or not. */
  note(match: string, note: Partial<SaveMeta>): Promise<void>;
  /** A match's whole save, never while a line is being written. */
  text(match: string): Promise<string>;
  /** Does something with a match's file while nobody writes to it; the match is read anew afterwards. */
  quiet<T>(match: string, step: () => Promise<T>): Promise<T>;
}

/** The matches being played. Each step is on the disk before it is answered; if the disk refuses, the step is taken back. */
export function createMatches(
  ports: Ports,
  saves: SaveStore,
  settings: SettingsService,
  findGame: (id: string) => AnyGame | undefined,
  { turns, on, forget, present, table, record, played, standUp, checkPerson }: Steps,
): Matches {
  const note = async (open: OpenMatch, change: Partial<SaveMeta>) => {
    refuseLesson(open);
    const before = open.meta;
    open.meta = { ...open.meta, ...change };
    await record(open, { note: change }, () => (open.meta = before));
  };

  return {
    async create({ game: id, title, seats, options, seed }) {
      const game = findGame(id);
      if (!game) throw new Refused('no-such-game');
      checkCharacters(id, seats);
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
        forget(id);
        return null;
      });
    },

    sit: (id, seat) =>
      on(id, async (open) => {
        if (seat !== null) checkPerson(open, seat);
        open.viewer = seat;
        return { table: await table(open), log: logOf(open, 0) };
      }),

    peek: (id, seat) =>
      on(id, async (open) => {
        checkPerson(open, seat);
        const { match, viewer } = open;
        const { game, position } = match;
        if (!game.actors(position).includes(seat)) throw new Refused('not-deciding');
        if (viewer !== seat && (viewer !== null || game.isPrivate(position, seat))) throw new Refused('not-seated');
        return { view: structured(game.view(position, seat)) };
      }),

    play: ({ match: id, seat, move, ply }) =>
      on(id, async (open) => {
        checkPerson(open, seat);
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
        standUp(open);
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

    seats: (id, seats) =>
      on(id, async (open) => {
        if (seats.length !== open.match.config.seats) throw new Refused('wrong-seats');
        checkCharacters(open.match.config.game, seats);
        await note(open, { seats });
        standUp(open);
        return table(open);
      }),

    note: (id, change) => on(id, (open) => note(open, change)),

    text: (id) => turns.take(id, () => saves.text(id)),

    quiet: (id, step) =>
      turns.take(id, async () => {
        forget(id);
        return step();
      }),
  };
}
