import {
  branch,
  isForeseen,
  positionAt,
  redo,
  redoClick,
  undo,
  undoClick,
  undoStatus,
} from '../../engine/core/history';
import { checkConfig, isOver, renewLuck, startMatch, jsonClone } from '../../engine/core/match';
import type { Match } from '../../engine/core/match-types';
import type { SaveMeta } from '../../engine/core/save';
import { storyOf } from '../../engine/core/story';
import type {
  Argument,
  LogEntry,
  Opened,
  Played,
  PlayedOn,
  Redone,
  SaveInfo,
  Seated,
  SeatConfig,
  Story,
  Table,
} from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import { seatsAfter } from './ending';
import { refuseLesson } from './lesson-state';
import type { OpenMatch } from './open-match';
import { makeMoves } from './playing';
import type { Ports } from './ports';
import { Refused } from './refusals';
import { infoOf } from './saves';
import type { SaveStore } from './saves';
import { checkActing, checkStepping } from './seating';
import { emptyAnswer, skipDue } from './skipping';
import type { SettingsService } from './settings';
import type { OpenMatches } from './open-matches';
import { logOf, ownLog } from './log';

interface Matches {
  create(argument: Argument<'matches.create'>): Promise<Opened>;
  /** `anew`: reload from the disk, even if memory has more of it. */
  open(match: string, anew?: boolean): Promise<Opened>;
  /** Keeps a match as it is in memory in a new save, to go on there. */
  keep(match: string, title: string): Promise<Opened>;
  close(match: string): Promise<null>;
  sit(argument: Argument<'matches.sit'>): Promise<Seated>;
  peek(match: string, seat: number): Promise<{ view: unknown }>;
  /** Moves of a seat, by one click and written down in one go; they end where something else is to be decided, or the next one is refused. */
  play(argument: Argument<'matches.play'>): Promise<PlayedOn>;
  /** Plays the move a player chose to skip. */
  skip(match: string, ply: number): Promise<Played>;
  /** Takes back what one click did. */
  undo(match: string, seat: number): Promise<Table>;
  redo(match: string, seat: number): Promise<Redone>;
  /** Gives the seats to people and computers. */
  seats(match: string, seats: readonly SeatConfig[]): Promise<Table>;
  log(match: string, from: number): Promise<readonly LogEntry[]>;
  at(match: string, ply: number): Promise<{ ply: number; view: unknown }>;
  story(match: string): Promise<Story>;
  /** A new match from the first moves of another, with new luck unless the same is wanted. */
  branch(argument: Argument<'matches.branch'>): Promise<Opened>;
  /** Gives a match another title, open or not. */
  rename(match: string, title: string): Promise<SaveInfo>;
  /** A match's whole save, never while a line is being written. */
  text(match: string): Promise<string>;
  /** Runs a task on a match's file while nothing writes to it, then reads the match again. */
  exclusively<T>(match: string, step: () => Promise<T>): Promise<T>;
}

/** The two ways through a match's history: what one click does, the line for each of its steps, and what takes a step back again. */
const BACK = { click: undoClick, line: { undo: 1 }, revert: redo, again: false } as const;
const FORTH = { click: redoClick, line: { redo: 1 }, revert: undo, again: true } as const;

/** The matches being played. Each step is on the disk before it is answered; if the disk refuses, the step is taken back. */
export function createMatches(
  ports: Ports,
  saves: SaveStore,
  settings: SettingsService,
  cabinet: Cabinet,
  {
    queue,
    withMatch,
    forget,
    forgetIfSaved,
    reopen,
    openNew,
    table,
    record,
    played,
    playedOn,
    releaseSeat,
    checkPerson,
  }: OpenMatches,
): Matches {
  const note = async (open: OpenMatch, change: Partial<SaveMeta>) => {
    refuseLesson(open);
    const before = open.meta;
    open.meta = { ...open.meta, ...change };
    await record(open, { note: change }, () => (open.meta = before));
  };

  /** Goes through history by one click, with what that means for who sits where. */
  const step = async (open: OpenMatch, seat: number, { click, line, revert, again }: typeof BACK | typeof FORTH) => {
    checkStepping(open, seat);
    const { match, meta } = open;
    const steps = click(match, { seat, free: (await settings.get()).freeUndo });
    const after = seatsAfter(steps[0], meta, again);
    open.meta = after.meta;
    await record(open, [...steps.map(() => line), ...after.lines], () => {
      steps.forEach(() => revert(match, { free: true }));
      open.meta = meta;
    });
    return steps;
  };

  return {
    async create({ game: id, title, seats, options, seed }) {
      const game = cabinet.find(id);
      if (!game) throw new Refused('no-such-game');
      cabinet.checkCharacters(id, seats);
      const match = startMatch(game, {
        game: id,
        seats: seats.length,
        options: checkConfig(game, seats.length, options),
        seed: seed ?? ports.newSeed(),
      });
      return openNew(
        await saves.create(match, { title, seats: cabinet.signed(id, seats), created: ports.clock.now() }),
      );
    },

    open: (id, anew) => queue.run(id, () => reopen(id, anew)),

    keep: (id, title) =>
      withMatch(id, async (open) => {
        refuseLesson(open);
        const kept = await saves.put(open.journal.textWith({ note: { title } }));
        forget(id);
        return openNew(kept);
      }),

    async close(id) {
      return queue.run(id, async () => {
        forgetIfSaved(id);
        return null;
      });
    },

    sit: ({ match: id, seat, from = 0 }) =>
      withMatch(id, async (open) => {
        if (seat !== null) checkPerson(open, seat);
        open.viewer = seat;
        return { table: await table(open), log: logOf(open, from, null), own: ownLog(open) };
      }),

    peek: (id, seat) =>
      withMatch(id, async (open) => {
        checkPerson(open, seat);
        checkActing(open, seat);
        const { game, position } = open.match;
        return { view: jsonClone(game.view(position, seat)) };
      }),

    play: ({ match: id, seat, moves, ply }) =>
      withMatch(id, async (open) => {
        checkPerson(open, seat);
        const { match } = open;
        if (ply !== match.log.length) throw new Refused('stale');
        // Who decides nothing hears from the rules why.
        if (match.game.actors(match.position).includes(seat)) checkActing(open, seat);
        const { lines, stopped, takeBack } = makeMoves(open, seat, moves);
        await record(open, lines, takeBack);
        const foreseen = match.log.slice(-lines.length).every(isForeseen);
        return { ...(await playedOn(open, lines.length)), foreseen, stopped };
      }),

    skip: (id, ply) =>
      withMatch(id, async (open) => {
        const due = skipDue(open);
        if (!due || ply !== open.match.log.length) throw new Refused('stale');
        const { lines, takeBack } = makeMoves(open, due.seat, [due.move], { skip: due.skip });
        await record(open, lines, takeBack);
        return played(open);
      }),

    undo: (id, seat) =>
      withMatch(id, async (open) => {
        await step(open, seat, BACK);
        // A decision that is skipped is no place to stop at.
        const { freeUndo: free } = await settings.get();
        if (emptyAnswer(open)?.seat === seat && undoStatus(open.match, { seat, free }).possible)
          await step(open, seat, BACK);
        open.asked = open.match.log.length;
        releaseSeat(open);
        return table(open);
      }),

    redo: (id, seat) =>
      withMatch(id, async (open) => {
        const steps = await step(open, seat, FORTH);
        return playedOn(open, 'act' in steps[0] ? 0 : steps.length);
      }),

    log: (id, from) => withMatch(id, async (open) => logOf(open, from)),

    at: (id, ply) =>
      withMatch(id, async ({ match, viewer }) => {
        if (ply > match.log.length) throw new Refused('no-such-ply');
        return { ply, view: jsonClone(match.game.view(positionAt(match, ply), viewer)) };
      }),

    story: (id) =>
      withMatch(id, async ({ match }) => {
        if (!isOver(match)) throw new Refused('not-over');
        return jsonClone(storyOf(match));
      }),

    branch: ({ match: id, ply, title, sameLuck = false }) =>
      withMatch(id, async (open) => {
        refuseLesson(open);
        const { match, meta } = open;
        if (ply > match.log.length) throw new Refused('no-such-ply');
        const copy: Match = branch(match, ply);
        if (!sameLuck) renewLuck(copy, ports.newSeed());
        return openNew(await saves.create(copy, { ...meta, title, created: ports.clock.now() }));
      }),

    seats: (id, seats) =>
      withMatch(id, async (open) => {
        if (seats.length !== open.match.config.seats) throw new Refused('wrong-seats');
        cabinet.checkCharacters(open.match.config.game, seats);
        await note(open, { seats: cabinet.signed(open.match.config.game, seats) });
        open.asked = open.match.log.length;
        releaseSeat(open);
        return table(open);
      }),

    rename: (id, title) =>
      withMatch(id, async (open) => {
        await note(open, { title });
        return infoOf(id, open.match, open.meta, open.saved, cabinet);
      }),

    text: (id) => queue.run(id, () => saves.text(id)),

    exclusively: (id, step) =>
      queue.run(id, async () => {
        forget(id);
        return step();
      }),
  };
}
