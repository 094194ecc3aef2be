import * as v from 'valibot';
import type { Counsel, CounselStep } from '../engine/bots/counsel';
import { LEVEL_NAMES } from '../engine/bots/levels';
import type { LevelName } from '../engine/bots/levels';
import type { Checked } from '../engine/core/check';
import type { Barrier, Forecast, GameEvent, Move, Options, ScoreSheet, Seat } from '../engine/core/game';
import type { UndoStatus } from '../engine/core/history';
import type { Act } from '../engine/core/match-types';
import type { Reason } from '../engine/core/reason';
import type { SaveFault } from '../engine/core/save-faults';
import { SKIPS } from '../engine/core/skip';
import type { Skip } from '../engine/core/skip';
import type { Story } from '../engine/core/story';
import { settingsChangeSchema, settingsSchema } from './settings-schema';
import type { Course, GameInfo, LessonState } from './cabinet';
import { FILE_ENDINGS, MAX_FILES, MAX_SAVE } from './files';
import type { FileKind } from './files';
import type { BackedUp, DeletedSave, Imported, ReportPreview, Restored, Written } from './keeping';
import type { Refusal, Result, Stop } from './refusals';
import { nameSchema } from './names';
import { KEPT_DAYS } from './shelf';
import type { ConflictCopy, Owner, Shelf, UnreadableFile, Unwritable } from './shelf';
import { idSchema, optionsSchema, seatsSchema } from './seats';
import type { KeptTable, SeatConfig } from './seats';
import type { Settings } from './settings-schema';

export { FILE_ENDINGS, KEPT_DAYS, LEVEL_NAMES, MAX_FILES, MAX_SAVE, settingsSchema, SKIPS };
export type {
  Act,
  Checked,
  ConflictCopy,
  Counsel,
  CounselStep,
  Course,
  DeletedSave,
  FileKind,
  GameInfo,
  Imported,
  KeptTable,
  LessonState,
  LevelName,
  Owner,
  Reason,
  Refusal,
  ReportPreview,
  Restored,
  Result,
  SeatConfig,
  Settings,
  Shelf,
  Skip,
  Stop,
  Story,
  UndoStatus,
  UnreadableFile,
  Unwritable,
  Written,
};

/**
 * The contract between main and renderer: every command and every event once, with its schema. Types, the preload bridge, the
 * web host's dispatcher and the tests are derived from this table; nothing crosses the border that is not named here.
 */

const id = idSchema;
const seats = seatsSchema;
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const title = nameSchema(80);
/** A name in the trash. */
const trashed = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
/** What a report is asked for with: what draws the page, and a match. */
const reported = { graphics: v.pipe(v.string(), v.maxLength(200)), match: v.exactOptional(id) };
const move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });
/** Moves that may be asked for at once: more than any way has on any board. */
export const MOST_MOVES = 64;
const moves = v.pipe(v.array(move), v.minLength(1), v.maxLength(MOST_MOVES));

/** The largest command, in bytes of its JSON: room for the largest save with every quotation mark in it escaped. */
const MAX_MESSAGE = 2 * MAX_SAVE + 1_000_000;
/** The largest command of all: a backup. */
export const MAX_ANY_MESSAGE = 2 * MAX_FILES.backup + 1_000_000;
/** How large a command may be, in bytes of its JSON. */
export const mostOf = (command: string): number => (command === 'backup.restore' ? MAX_ANY_MESSAGE : MAX_MESSAGE);

/** Every command: its name and the schema of its argument. What it answers stands in {@link Answers}. */
export const COMMANDS = {
  'app.info': v.strictObject({}),
  /** The page listens to `app.ask` from now on: what the menu and the desktop asked for before is asked now. */
  'app.listening': v.strictObject({}),
  'games.list': v.strictObject({}),
  'matches.list': v.strictObject({}),
  'matches.create': v.strictObject({
    game: id,
    title,
    seats,
    options: optionsSchema,
    seed: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  }),
  /** `anew`: its file as it is now, if another program has changed it; otherwise as it is in memory. */
  'matches.open': v.strictObject({ match: id, anew: v.exactOptional(v.boolean()) }),
  /** Keeps a match as it is in memory in a new save of its own, and goes on there. */
  'matches.keep': v.strictObject({ match: id, title }),
  'matches.close': v.strictObject({ match: id }),
  /**
   * Who looks at the screen from now on; `null`: everybody. Views, logs and moves follow. `from`: of so many moves the page has
   * the log as everybody may see it.
   */
  'matches.sit': v.strictObject({ match: id, seat: v.nullable(seat), from: v.exactOptional(ply) }),
  /** What a seat that decides in the open may know, for a short look at its own secrets. */
  'matches.peek': v.strictObject({ match: id, seat }),
  /** Moves of a seat one after the other, written down together. The first that is not to be played ends them. */
  'matches.play': v.strictObject({ match: id, seat, moves, ply }),
  /** Plays the move a player chose to skip; only when the table offers one. */
  'matches.skip': v.strictObject({ match: id, ply }),
  'matches.undo': v.strictObject({ match: id, seat }),
  'matches.redo': v.strictObject({ match: id, seat }),
  'matches.log': v.strictObject({ match: id, from: ply }),
  /** Who plays which seat from now on: people and computers may change places at any time. */
  'matches.seats': v.strictObject({ match: id, seats }),
  /** Lets the computer whose decision it is think, and plays what it decides. Other steps on the match cut it short. */
  'matches.think': v.strictObject({ match: id, ply }),
  /** Cuts short whatever is being thought about a match. */
  'matches.stop': v.strictObject({ match: id }),
  /** Ends what is being thought about a match: the best so far is played, or told. */
  'matches.moveNow': v.strictObject({ match: id }),
  /** What a computer would do in a seat's place until its turn ends, as one plan. */
  'matches.hint': v.strictObject({ match: id, seat, ply }),
  /** A position of the past as the sitting seat may know it. */
  'matches.at': v.strictObject({ match: id, ply }),
  /** How a finished match went: curves, turning points, luck. */
  'matches.story': v.strictObject({ match: id }),
  /** A new match that starts with the first `ply` moves of this one; with new luck from there on, unless the same is wanted. */
  'matches.branch': v.strictObject({ match: id, ply, title, sameLuck: v.exactOptional(v.boolean()) }),
  /** Ends a match where it stands; `agreed` are all seats that people play, who have been asked. */
  'matches.end': v.strictObject({ match: id, ply, agreed: v.pipe(v.array(seat), v.maxLength(8)) }),
  /** A person resigns: a computer takes the seat, or the match ends if no opponent is left. */
  'matches.resign': v.strictObject({ match: id, ply, seat }),
  /** What can be learnt: every game's lessons. */
  'lessons.list': v.strictObject({}),
  /** The position a game is introduced with; `null`: it is introduced without a board. */
  'lessons.introduction': v.strictObject({ game: id }),
  /** Sits down to a lesson: a match in memory, kept on no shelf. Ends the one before. */
  'lessons.start': v.strictObject({ game: id, lesson: id }),
  /** Plays a lesson's next move by itself: another seat's, or the learner's as it should be played. */
  'lessons.go': v.strictObject({ match: id, ply }),
  /** Takes a lesson back to the beginning of this step; from there to that of the step before. */
  'lessons.back': v.strictObject({ match: id }),
  /** What is to be said of the shelf as a whole. */
  'saves.shelf': v.strictObject({}),
  /** Takes a copy that a cloud service made in as a save of its own. */
  'saves.adopt': v.strictObject({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(255)), title }),
  'saves.rename': v.strictObject({ match: id, title }),
  /** A copy, with new luck from where it stands unless the same is wanted. */
  'saves.duplicate': v.strictObject({ match: id, title, sameLuck: v.exactOptional(v.boolean()) }),
  /** Plays a save through and compares every hash; changes nothing. */
  'saves.check': v.strictObject({ match: id }),
  /** Makes a copy of a save as far as it holds; the save stays as it is. */
  'saves.repair': v.strictObject({ match: id, title }),
  'saves.trash': v.strictObject({ match: id }),
  /** The saves in the trash. */
  'saves.deleted': v.strictObject({}),
  /** Puts a save of the trash back on the shelf; nothing there is overwritten. */
  'saves.restore': v.strictObject({ entry: trashed }),
  /** Takes a save out of the trash, into the system's or for good; without one, all of them. */
  'saves.discard': v.strictObject({ entry: v.exactOptional(trashed) }),
  /** Writes a copy where the player chooses (a dialog in Electron, a download in the web host). */
  'saves.export': v.strictObject({ match: id }),
  /** Reads a save the player chooses; in the web host the page hands over the text. */
  'saves.import': v.strictObject({ text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_SAVE))) }),
  /** Everything as one file where the player chooses, as with `saves.export`. */
  'backup.make': v.strictObject({}),
  /** Takes in a backup, as `saves.import` takes a save; its settings only if wanted. */
  'backup.restore': v.strictObject({
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_FILES.backup))),
    settings: v.exactOptional(v.boolean()),
  }),
  /** What a report of a problem would hold; the match only if the player agrees. */
  'report.preview': v.strictObject(reported),
  /** Writes a report, as `saves.export` a save. */
  'report.save': v.strictObject({ ...reported, said: v.pipe(v.string(), v.maxLength(2_000)) }),
  'settings.get': v.strictObject({}),
  'settings.set': settingsChangeSchema,
} as const;

export type Command = keyof typeof COMMANDS;
export type Argument<C extends Command> = v.InferInput<(typeof COMMANDS)[C]>;

/** A save in the list. A damaged one is listed too, with its reason. */
export interface SaveInfo {
  readonly match: string;
  readonly title: string;
  readonly game: string;
  readonly seats: readonly SeatConfig[];
  /** ISO date of the last move. */
  readonly saved: string;
  readonly plies: number;
  readonly over: boolean;
  /** What ended it before its rules did; `null`: nothing. */
  readonly ended: Act['act'] | null;
  /** The final points by seat; `null` while the game goes on. */
  readonly points: readonly number[] | null;
  /** The winners; empty while the game goes on. */
  readonly winners: readonly Seat[];
  /** What everybody may see of the position, for a small picture; `null` when the save is damaged. */
  readonly glimpse: unknown;
  /** What is wrong, and in which line; line 0: with the file as a whole. */
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault } | null;
}

/** A legal move, with what it would cost or bring. */
export interface Choice<M extends Move = Move> {
  readonly move: M;
  readonly forecast: Forecast;
}

/** An awaited decision: its seat, and whether the device must be handed over behind a curtain. */
export interface Decider {
  readonly seat: Seat;
  readonly private: boolean;
}

/** All the renderer needs to show a table, as the sitting seat may know it. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatConfig[];
  readonly options: Options;
  readonly ply: number;
  /** Who sits at the screen; `null`: everybody looks on. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly deciders: readonly Decider[];
  /** Whose choices these are: the viewer, or a lone decider whose decision is not private. */
  readonly acting: Seat | null;
  readonly choices: readonly Choice[];
  /** Who decides next is not to be asked, and why: `matches.skip` makes the move. */
  readonly skip: Skip | null;
  readonly undo: UndoStatus;
  readonly redo: UndoStatus;
  readonly over: boolean;
  /** Rounds without progress towards the end, once they are enough to offer an agreed end; otherwise 0. */
  readonly standstill: number;
  /** Seats given up, and the end all agreed to, in their order: `ply` moves had been made before. */
  readonly acts: readonly Act[];
  /** Only when the game is over. */
  readonly score: ScoreSheet | null;
  /** How far the lesson has come; `null`: this is a match. */
  readonly lesson: LessonState | null;
}

/** Something that happened at a ply, as the sitting seat may know it. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly barrier: Exclude<Barrier, 'decision'> | null;
  /** The same click made it that made the move before: undo takes both back. */
  readonly on?: true;
  /** The table made it, because its player is not to be asked, and why. */
  readonly skip?: Skip;
  /** A computer made it, and why, as far as everybody may know that by now. */
  readonly reason?: Reason;
}

/** A table opened, with the news of its file. */
export interface Opened {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  /**
   * A torn last line that was dropped; a file that somebody else has changed, so that this is the match as in memory; a match out of a
   * report.
   */
  readonly notice: 'torn-line' | 'save-changed' | 'report' | null;
  /** Why no step on this match can be saved; `null`: as far as can be told, it can. */
  readonly unwritable: Unwritable | null;
}

/** Who sits down sees the table, and of the log what the page cannot know already. */
export interface Seated {
  readonly table: Table;
  /** As everybody may see it, without the moves the page has. */
  readonly log: readonly LogEntry[];
  /** Moves of the whole match of which this seat sees something else than everybody, as it sees them. */
  readonly own: readonly LogEntry[];
}

/** A move played: what happened, and the table after it. */
export interface Played {
  readonly entry: LogEntry;
  readonly table: Table;
}

/** Moves played one after the other: what happened in each, and the table after the last. */
export interface PlayedOn {
  /** As many as were played: one at least. */
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** Whether the players knew all consequences: no chance was drawn, and nothing hidden was revealed. */
  readonly foreseen: boolean;
  /** Why the others were not; `null`: all were. */
  readonly stopped: Stop | null;
}

/** What was taken back is done again: the moves of a click, or what people decided about the match (no entries). */
export interface Redone {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
}

export interface Answers {
  'app.listening': null;
  'app.info': {
    readonly version: string;
    readonly shell: 'electron' | 'web';
    readonly platform: string;
    /** Where saves and settings are kept. */
    readonly folder: string;
  };
  'games.list': readonly GameInfo[];
  'matches.list': readonly SaveInfo[];
  'matches.create': Opened;
  'matches.open': Opened;
  'matches.keep': Opened;
  'matches.close': null;
  'matches.sit': Seated;
  'matches.peek': { readonly view: unknown };
  'matches.play': PlayedOn;
  'matches.skip': Played;
  'matches.undo': Table;
  'matches.redo': Redone;
  'matches.log': readonly LogEntry[];
  'matches.seats': Table;
  'matches.think': Played;
  'matches.stop': null;
  'matches.moveNow': null;
  'matches.hint': Counsel;
  'matches.at': { readonly ply: number; readonly view: unknown };
  'matches.story': Story;
  'matches.branch': Opened;
  'matches.end': Table;
  'matches.resign': Table;
  'lessons.list': readonly Course[];
  'lessons.introduction': { readonly view: unknown } | null;
  'lessons.start': Opened;
  'lessons.go': Played;
  'lessons.back': Table;
  'saves.shelf': Shelf;
  'saves.adopt': SaveInfo;
  'saves.rename': SaveInfo;
  'saves.duplicate': SaveInfo;
  'saves.check': Checked;
  'saves.repair': SaveInfo;
  'saves.trash': null;
  'saves.deleted': readonly DeletedSave[];
  'saves.restore': SaveInfo;
  'saves.discard': null;
  /** Electron wrote the file (`null` text), or the page must offer `text` for download; `null`: the player thought better of it. */
  'saves.export': Written | null;
  'saves.import': Imported | null;
  'backup.make': BackedUp | null;
  'backup.restore': Restored | null;
  'report.preview': ReportPreview;
  'report.save': Written | null;
  'settings.get': Settings;
  'settings.set': Settings;
}

/** What main tells the page without being asked. */
export interface Notifications {
  /** A save could not be written: the table must say so and not go on as if it had been. */
  'save.failed': { readonly match: string; readonly code: string; readonly message: string };
  /** Saves read so far for a `matches.list` that takes long, newest first; its answer has them all. */
  'saves.read': readonly SaveInfo[];
  /**
   * The menu or the desktop asks for something: `open` carries a match to open (`cut`: its file’s last line was cut off);
   * `refused` names a file that could not be opened, and why. Undo and redo belong to the text field that has the focus, else to the table.
   */
  'app.ask': {
    readonly what: 'new' | 'home' | 'settings' | 'about' | 'rules' | 'report' | 'undo' | 'redo' | 'open' | 'refused';
    readonly match?: string;
    readonly cut?: boolean;
    readonly file?: string;
    readonly refusal?: Refusal;
  };
}
export const NOTIFICATIONS = [
  'save.failed',
  'saves.read',
  'app.ask',
] as const satisfies readonly (keyof Notifications)[];

/** What the preload puts on `window.serenissima`, in Electron and in the web host alike. */
export interface Bridge {
  call<C extends Command>(command: C, argument: Argument<C>): Promise<Result<Answers[C]>>;
  on<N extends keyof Notifications>(name: N, listener: (news: Notifications[N]) => void): () => void;
}
