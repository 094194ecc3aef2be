import type { Move } from '../../engine/core/game';
import type { Counsel } from '../../engine/bots/counsel';
import type { LevelName } from '../../engine/bots/levels';
import type { Reason } from '../../engine/core/reason';
import type { AppInfo } from '../../ipc/commands/app';
import type { FileKind } from '../../ipc/files';
import type { Owner, Unwritable } from '../../ipc/shelf';

/** What the services need of the world. Each shell brings its own; tests bring ones that fail on purpose. */

export interface FileStat {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** What tells a file from others without reading it: its size in bytes, and the few characters it ends with. */
export interface Known {
  readonly size: number;
  readonly tail: string;
}

/** What became of an append: the file is not there (any more), or is not what it was known to be. */
export type Appended = 'written' | 'gone' | 'changed';

/** Something went wrong and could not be undone: part of what was to be written, or all of it, may be in the file. */
export class UncertainWrite extends Error {
  override readonly name = 'UncertainWrite';
}

/** The folder of what was thrown away, within the data folder: each under the time of the day in milliseconds, and its name. */
export const TRASH = 'trash';

/**
 * The part of a file system that saves need. Paths are names below one data folder, with `/` between. A write that rejects did
 * not happen, unless it rejects with {@link UncertainWrite}.
 */
export interface FilePort {
  read(path: string): Promise<string>;
  /** A file as it is, whether it is text or not. */
  bytes(path: string): Promise<Uint8Array>;
  /** Adds to the end of a file that is as it is known, and flushes it to the disk. Never makes a file, nor adds to another's. */
  append(path: string, text: string, known: Known): Promise<Appended>;
  /** Puts a whole file where none is; `false`, with nothing done, where there is one. */
  create(path: string, content: string | Uint8Array): Promise<boolean>;
  /** Puts a whole file in place at once: afterwards the old or the new content is there, never a mixture. */
  replace(path: string, text: string): Promise<void>;
  /** Names in a folder; an absent folder is empty. */
  list(folder: string): Promise<string[]>;
  stat(path: string): Promise<FileStat>;
  /** Moves what has this name to the folder `trash`, under the time of the day and its name; where it lies now. */
  trash(path: string): Promise<string>;
  /** Gives what has this name another place where nothing is; `false`, with nothing done, where something is. */
  move(from: string, to: string): Promise<boolean>;
  /** Takes out of the data folder what has this name: into the system's trash where the shell has one, else for good. */
  discard(path: string): Promise<void>;
  /** Why nothing can be written here at the moment; `null`: as far as can be told, it can. */
  unwritable(): Promise<Unwritable | null>;
}

interface ClockPort {
  /** ISO date and time. */
  now(): string;
}

export interface LogPort {
  error(what: string, error: unknown): void;
  /** The last lines of the log, the oldest first; a shell without a log has none. */
  tail?(lines: number): Promise<readonly string[]>;
}

/** Where the player decides about files outside the data folder. */
interface ChooserPort {
  /** Writes a text where the player says. `handled: false`: this shell cannot, the page must offer a download. */
  exportText(
    name: string,
    text: string,
    kind: FileKind,
  ): Promise<{ readonly handled: boolean; readonly cancelled: boolean }>;
  /** Reads a text the player picks; `null`: they thought better of it, or this shell leaves it to the page. */
  importText(kind: FileKind): Promise<string | null>;
}

/** A decision to think about: with nothing in it but what the seat may know. */
export interface Question {
  readonly match: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly level: LevelName;
  /** The character it plays in; without one it plays as its level. */
  readonly character?: string;
  /** Milliseconds to think. */
  readonly millis: number;
  /** Makes what is left to chance in thinking repeatable. */
  readonly seed: string;
  /** A person asks: a new, whole plan is wanted, described as the seat at the screen sees it. */
  readonly counsel?: { readonly viewer: number | null };
}

/** A way to go on, and why. */
export interface Advice {
  readonly move: Move;
  readonly reason: Reason | null;
  /** The whole plan, where a person asks. */
  readonly counsel?: Counsel;
}

/** Where computers think: beside the main thread, so that no window ever waits for it. */
export interface AdviserPort {
  /**
   * Ways to go on, the best first; never empty. Rejects when `signal` is aborted or thinking fails. When `hurry` is aborted it answers
   * at once, with the best so far.
   */
  advise(question: Question, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Advice[]>;
}

/** Where summaries of the saves are kept, so that they need not all be read. It may be lost at any time. */
export interface SummaryPort {
  /** Rejects where there are none. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
  /** The last `length` bytes of a match's file of `size` bytes, one character each. */
  tail(match: string, size: number, length: number): Promise<string>;
}

export interface Ports {
  readonly files: FilePort;
  /** Without it, summaries are remembered only while the app runs. */
  readonly summaries?: SummaryPort;
  /** Who else has the data folder, so that its files are only looked at. */
  readonly owner?: Owner | null;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly chooser: ChooserPort;
  readonly adviser: AdviserPort;
  /** A name no save has yet, of lower-case letters, digits and hyphens. */
  readonly newId: () => string;
  /** An unpredictable seed. */
  readonly newSeed: () => string;
  readonly info: AppInfo;
}
