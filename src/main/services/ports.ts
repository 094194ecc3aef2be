import type { Move } from '../../engine/core/game';
import type { Counsel } from '../../engine/bots/counsel';
import type { LevelName } from '../../engine/bots/levels';
import type { Reason } from '../../engine/core/reason';
import type { AppInfo } from '../../ipc/commands/app';
import type { FileKind } from '../../ipc/files';
import type { Owner, Unwritable } from '../../ipc/shelf';

/** The functions of the shell that the services need. Tests pass ports that fail on purpose. */

export interface FileStat {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** Identifies a file without reading all of it: its size in bytes, and the last few characters. */
export interface Known {
  readonly size: number;
  readonly tail: string;
}

/** The result of an append. `gone`: the file does not exist. `changed`: it does not have the known size and end. */
export type Appended = 'written' | 'gone' | 'changed';

/** A write failed and could not be reverted. All or part of it may be in the file. */
export class UncertainWrite extends Error {
  override readonly name = 'UncertainWrite';
}

/** The folder of deleted files in the data folder. Names in it have the form `<ms since 1970>-<name>`. */
export const TRASH = 'trash';

/**
 * The file operations that saves need. Paths are relative to the data folder, with `/`. A rejected write has changed
 * nothing, unless it rejects with {@link UncertainWrite}.
 */
export interface FilePort {
  read(path: string): Promise<string>;
  /** A file's bytes, which need not be valid text. */
  bytes(path: string): Promise<Uint8Array>;
  /**
   * Appends to a file with a known end, and flushes it. Never creates a file, and never appends to a different file.
   */
  append(path: string, text: string, known: Known): Promise<Appended>;
  /** Writes a new file. Resolves to `false` if the name is already in use. */
  create(path: string, content: string | Uint8Array): Promise<boolean>;
  /** Replaces a file atomically. Afterwards, it has either the old or the new content. */
  replace(path: string, text: string): Promise<void>;
  /** The names in a folder. A missing folder counts as empty. */
  list(folder: string): Promise<string[]>;
  stat(path: string): Promise<FileStat>;
  /** Moves a file to the folder {@link TRASH}, and resolves to its new path. */
  trash(path: string): Promise<string>;
  /** Renames a file. Resolves to `false` if the new name is already in use. */
  move(from: string, to: string): Promise<boolean>;
  /** Removes a file: moves it to the system's trash if the shell has one, otherwise deletes it. */
  discard(path: string): Promise<void>;
  /** Why nothing can be written now; `null` if no reason is known. */
  unwritable(): Promise<Unwritable | null>;
}

interface ClockPort {
  /** ISO date and time. */
  now(): string;
}

export interface LogPort {
  error(what: string, error: unknown): void;
  /** The last lines of the log, oldest first. Missing in a shell without a log. */
  tail?(lines: number): Promise<readonly string[]>;
}

/** Dialogs for files outside the data folder. */
interface ChooserPort {
  /**
   * Writes a text to a place that the player chooses. `handled: false` if this shell cannot, so that the page must
   * offer a download.
   */
  exportText(
    name: string,
    text: string,
    kind: FileKind,
  ): Promise<{ readonly handled: boolean; readonly cancelled: boolean }>;
  /** Reads a text that the player chooses; `null` if the player cancelled, or if this shell leaves it to the page. */
  importText(kind: FileKind): Promise<string | null>;
}

/** A decision to think about, with only the information that the seat may know. */
export interface Question {
  readonly match: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly level: LevelName;
  /** The computer's character. If omitted, it plays in the style of its level. */
  readonly character?: string;
  /** Milliseconds to think. */
  readonly millis: number;
  /** The seed for the random numbers of the search. */
  readonly seed: string;
  /** Set for a hint, which is a new, complete plan, described as the seat at the screen sees it. */
  readonly counsel?: { readonly viewer: number | null };
}

/** A possible move, with its reason. */
export interface Advice {
  readonly move: Move;
  readonly reason: Reason | null;
  /** The complete plan, for a hint. */
  readonly counsel?: Counsel;
}

/** Lets computers think outside the main thread, so that no window has to wait. */
export interface AdviserPort {
  /**
   * Possible moves, best first; at least one. Rejects if `signal` is aborted or thinking fails. If `hurry` is aborted,
   * answers immediately with the best result so far.
   */
  advise(question: Question, signal: AbortSignal, hurry?: AbortSignal): Promise<readonly Advice[]>;
}

/** The stored summaries of the saves, so that a list need not read every save. They may be lost at any time. */
export interface SummaryPort {
  /** Rejects if there are none. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
  /** The last `length` bytes of a match's file of `size` bytes, one character each. */
  tail(match: string, size: number, length: number): Promise<string>;
}

export interface Ports {
  readonly files: FilePort;
  /** If omitted, summaries are remembered only while the app runs. */
  readonly summaries?: SummaryPort;
  /** The other process that owns the data folder, whose files are then read-only. */
  readonly owner?: Owner | null;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly chooser: ChooserPort;
  readonly adviser: AdviserPort;
  /** A new id for a save, of lower-case letters, digits and hyphens. */
  readonly newId: () => string;
  /** An unpredictable seed. */
  readonly newSeed: () => string;
  readonly info: AppInfo;
}
