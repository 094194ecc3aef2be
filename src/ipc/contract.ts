import * as v from 'valibot';
import type { Reason } from '../engine/bots/opponent';
import type { SaveFault } from '../engine/core/save-faults';
import type { Story } from '../engine/core/story';

export type { Reason, SaveFault, Story };

/**
 * The contract between main and renderer: every command and every event once, with its schema. Types, the preload bridge, the
 * web host's dispatcher and the tests are derived from this table; nothing crosses the border that is not named here.
 */

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const optionValue = v.union([v.string(), v.number(), v.boolean()]);
const move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) });

export const SEAT_KINDS = ['human', 'computer'] as const;
/** How well a computer plays, the weakest first. */
export const LEVEL_NAMES = ['apprentice', 'merchant', 'admiral', 'doge'] as const;
/** Who plays a seat; it may change at any time. Level and character are a computer's; without a character it plays as its level. */
const seatConfig = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  kind: v.picklist(SEAT_KINDS),
  level: v.optional(v.picklist(LEVEL_NAMES)),
  character: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
});
const seats = v.pipe(v.array(seatConfig), v.minLength(1), v.maxLength(8));

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const settings = v.strictObject({
  /** `system`, or the code of a language; one the renderer has not got is shown in English. */
  language: v.pipe(v.string(), v.regex(/^(system|[a-z]{2}(-[A-Z]{2})?)$/)),
  speed: v.picklist(['off', 'fast', 'normal', 'slow']),
  scale: v.pipe(v.number(), v.minValue(0.8), v.maxValue(2)),
  /** `system` follows the desktop's own wish for less motion. */
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Undo past dice and secrets, when the whole table agrees. */
  freeUndo: v.boolean(),
  /** Between two players: a curtain with what happened meanwhile, the curtain alone, or nothing (for a table without secrets). */
  handOver: v.picklist(['recap', 'curtain', 'none']),
  contrast: v.picklist(['usual', 'high']),
  /** The powers' colours: those of the box, or ones all eyes tell apart. */
  colours: v.picklist(['box', 'distinct']),
  mute: v.boolean(),
  effects: share,
  sea: share,
  music: share,
  /** How long computers may think: a share of their level's time. */
  thinking: v.picklist(['swift', 'usual', 'patient']),
  /** Ask before ending a phase in which something can still be done. */
  confirmEnd: v.boolean(),
  /** Lessons that have been taken to their end, as `game/lesson`. */
  lessons: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/), v.maxLength(130))), v.maxLength(200)),
});

/** Every command: its name and the schema of its argument. What it answers stands in {@link Answers}. */
export const COMMANDS = {
  'app.info': v.strictObject({}),
  'games.list': v.strictObject({}),
  'matches.list': v.strictObject({}),
  'matches.create': v.strictObject({
    game: id,
    title,
    seats,
    options: v.record(v.pipe(v.string(), v.maxLength(40)), optionValue),
    seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  }),
  'matches.open': v.strictObject({ match: id }),
  'matches.close': v.strictObject({ match: id }),
  /** Who looks at the screen from now on; `null`: everybody. Views, logs and moves follow. */
  'matches.sit': v.strictObject({ match: id, seat: v.nullable(seat) }),
  /** What a seat that decides in the open may know, for a short look at its own secrets; nobody sits down for it. */
  'matches.peek': v.strictObject({ match: id, seat }),
  'matches.play': v.strictObject({ match: id, seat, move, ply }),
  'matches.undo': v.strictObject({ match: id, seat }),
  'matches.redo': v.strictObject({ match: id, seat }),
  'matches.log': v.strictObject({ match: id, from: ply }),
  /** Who plays which seat from now on: people and computers may change places at any time. */
  'matches.seats': v.strictObject({ match: id, seats }),
  /** Lets the computer whose decision it is think, and plays what it decides. Other steps on the match cut it short. */
  'matches.think': v.strictObject({ match: id, ply }),
  /** Cuts short whatever is being thought about a match. */
  'matches.stop': v.strictObject({ match: id }),
  /** What a computer would do in a seat's place, the best first. */
  'matches.hint': v.strictObject({ match: id, seat, ply }),
  /** A position of the past as the sitting seat may know it. */
  'matches.at': v.strictObject({ match: id, ply }),
  /** How a finished match went: curves, turning points, luck. */
  'matches.story': v.strictObject({ match: id }),
  /** A new match that starts with the first `ply` moves of this one. */
  'matches.branch': v.strictObject({ match: id, ply, title }),
  /** What can be learnt: every game's lessons. */
  'lessons.list': v.strictObject({}),
  /** Sits down to a lesson: a match in memory, kept on no shelf. Ends the one before. */
  'lessons.start': v.strictObject({ game: id, lesson: id }),
  /** Plays a lesson's next move by itself: another seat's, or the learner's as it should be played. */
  'lessons.go': v.strictObject({ match: id, ply }),
  /** Takes a lesson back to the beginning of this step; from there to that of the step before. */
  'lessons.back': v.strictObject({ match: id }),
  'saves.rename': v.strictObject({ match: id, title }),
  'saves.duplicate': v.strictObject({ match: id, title }),
  'saves.trash': v.strictObject({ match: id }),
  /** Writes a copy where the player chooses (a dialog in Electron, a download in the web host). */
  'saves.export': v.strictObject({ match: id }),
  /** Reads a save the player chooses; in the web host the page hands over the text. */
  'saves.import': v.strictObject({ text: v.optional(v.pipe(v.string(), v.maxLength(20_000_000))) }),
  'settings.get': v.strictObject({}),
  'settings.set': v.partial(settings),
} as const;

export type Command = keyof typeof COMMANDS;
export type Argument<C extends Command> = v.InferInput<(typeof COMMANDS)[C]>;
export type Settings = v.InferOutput<typeof settings>;
export type LevelName = (typeof LEVEL_NAMES)[number];
export type SeatConfig = v.InferOutput<typeof seatConfig>;
export const settingsSchema = settings;

/** An error as it crosses the border: a code to translate, and what was wrong in words. */
export interface Refusal {
  readonly code: string;
  /** The paragraph of the rules that forbids a move. */
  readonly rule?: string;
  readonly message: string;
  /** The line of a damaged save, and what is wrong with it as a code to translate. */
  readonly line?: number;
  readonly fault?: SaveFault;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export interface OptionInfo {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: string }[];
  readonly default: string | number | boolean;
  readonly seats?: readonly number[];
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly designers: readonly string[];
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly options: readonly OptionInfo[];
  /** Whether computers know how to play it. */
  readonly computers: boolean;
  /** The characters computers can play in. */
  readonly characters: readonly string[];
}

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
  /** The final points by seat; `null` while the game goes on. */
  readonly points: readonly number[] | null;
  /** What everybody may see of the position, for a small picture; `null` when the save is damaged. */
  readonly glimpse: unknown;
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault } | null;
}

/** A legal move, with what it would cost or bring. */
export interface Choice {
  readonly move: { readonly type: string };
  readonly forecast: Readonly<Record<string, number>>;
}

/** The decisions awaited: by whom, and whether the device must be handed over behind a curtain. */
export interface Decider {
  readonly seat: number;
  readonly private: boolean;
}

export interface UndoState {
  readonly possible: boolean;
  /** Whose move it is; `null`: there is none. */
  readonly seat: number | null;
  /** Why not: `start`/`end` of the log, or a barrier. */
  readonly reason: 'chance' | 'secret' | 'answer' | 'decision' | 'start' | 'end' | null;
}

/** All the renderer needs to show a table, as the sitting seat may know it. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatConfig[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly ply: number;
  /** Who sits at the screen; `null`: everybody looks on. */
  readonly viewer: number | null;
  readonly view: unknown;
  readonly deciders: readonly Decider[];
  /** Whose choices these are: the viewer, or a lone decider whose decision is not private. */
  readonly acting: number | null;
  readonly choices: readonly Choice[];
  readonly undo: UndoState;
  readonly redo: UndoState;
  readonly over: boolean;
  /** Only when the game is over. */
  readonly score: ScoreInfo | null;
  /** How far the lesson has come; `null`: this is a match. */
  readonly lesson: LessonState | null;
}

/** A lesson under way. */
export interface LessonState {
  readonly key: string;
  /** The step asked for, counted from 0; as many as there are steps when the lesson is over. */
  readonly step: number;
  readonly steps: readonly string[];
  /** Whose move is next: the learner's, another's by script, or nobody's. */
  readonly next: 'learner' | 'script' | null;
  /** The choices that are asked for, by their place in `choices`. */
  readonly asked: readonly number[];
  /** Places to light beside those of the moves asked for. */
  readonly lights: readonly string[];
}

/** The lessons of one game, in the order they are best taken, each with how many steps it has. */
export interface Course {
  readonly game: string;
  readonly lessons: readonly { readonly key: string; readonly steps: number }[];
}

export interface ScoreInfo {
  readonly scores: readonly {
    readonly seat: number;
    readonly total: number;
    readonly lines: readonly { readonly key: string; readonly label: string; readonly points: number }[];
  }[];
  readonly winners: readonly number[];
}

/** Something that happened at a ply, as the sitting seat may know it. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: number;
  readonly events: readonly { readonly type: string }[];
  readonly barrier: 'chance' | 'secret' | 'answer' | null;
}

/** A table opened: with the news of a torn last line that was dropped, if any. */
export interface Opened {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly notice: 'torn-line' | null;
}

/** A move played: what happened, and the table after it. */
export interface Played {
  readonly entry: LogEntry;
  readonly table: Table;
}

/** What a computer played, and why. */
export interface Thought extends Played {
  readonly reason: Reason | null;
}

/** A way to go on, and why. */
export interface Hint {
  readonly move: { readonly type: string };
  readonly reason: Reason | null;
}

export interface Answers {
  'app.info': { readonly version: string; readonly shell: 'electron' | 'web'; readonly platform: string };
  'games.list': readonly GameInfo[];
  'matches.list': readonly SaveInfo[];
  'matches.create': Opened;
  'matches.open': Opened;
  'matches.close': null;
  'matches.sit': { readonly table: Table; readonly log: readonly LogEntry[] };
  'matches.peek': { readonly view: unknown };
  'matches.play': Played;
  'matches.undo': Table;
  'matches.redo': Played;
  'matches.log': readonly LogEntry[];
  'matches.seats': Table;
  'matches.think': Thought;
  'matches.stop': null;
  'matches.hint': readonly Hint[];
  'matches.at': { readonly ply: number; readonly view: unknown };
  'matches.story': Story;
  'matches.branch': Opened;
  'lessons.list': readonly Course[];
  'lessons.start': Opened;
  'lessons.go': Played;
  'lessons.back': Table;
  'saves.rename': SaveInfo;
  'saves.duplicate': SaveInfo;
  'saves.trash': null;
  /** Electron wrote the file (`null` text), or the page must offer `text` for download; `null`: the player thought better of it. */
  'saves.export': { readonly name: string; readonly text: string | null } | null;
  'saves.import': SaveInfo | null;
  'settings.get': Settings;
  'settings.set': Settings;
}

/** News main sends on its own. */
export interface News {
  /** A save could not be written: the table must say so and not go on as if it had been. */
  'save.failed': { readonly match: string; readonly message: string };
  /** The menu or the desktop asks for something: `open` carries a match to open. */
  'app.ask': { readonly what: 'new' | 'home' | 'settings' | 'open'; readonly match?: string };
}
export const NEWS = ['save.failed', 'app.ask'] as const satisfies readonly (keyof News)[];

/** What the preload puts on `window.serenissima`, in Electron and in the web host alike. */
export interface Bridge {
  call<C extends Command>(command: C, argument: Argument<C>): Promise<Result<Answers[C]>>;
  on<N extends keyof News>(name: N, listener: (news: News[N]) => void): () => void;
}
