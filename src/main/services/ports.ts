import type { Move } from '../../engine/core/game';
import type { PlanAdvice } from '../../engine/bots/plan-advice';
import type { LevelName } from '../../engine/bots/levels';
import type { Reason } from '../../engine/core/reason';
import type { AppInfo } from '../../ipc/commands/app';
import type { FileKind } from '../../ipc/files';
import type { Owner, Unwritable } from '../../ipc/shelf';

export interface FileStat {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** Identifies a file's content without reading all of it: its size in bytes and its last characters. */
export interface FileStamp {
  readonly size: number;
  readonly tail: string;
}

/** The result of an append. `gone`: no such file. `changed`: its size or last characters are not as expected. */
export type Appended = 'written' | 'gone' | 'changed';

/** A write failed and could not be reverted. Some or all of the text may be in the file. */
export class UncertainWrite extends Error {
  override readonly name = 'UncertainWrite';
}

/** The folder for deleted files inside the data folder. Entries are named `<ms since 1970>-<name>`. */
export const TRASH = 'trash';

/**
 * The file operations that saves need. Paths are relative to the data folder and use `/`. Unless a write rejects with
 * {@link UncertainWrite}, a rejected write has changed nothing.
 */
export interface FilePort {
  read(path: string): Promise<string>;
  /** A file's bytes, which may not be valid text. */
  bytes(path: string): Promise<Uint8Array>;
  /** Appends to the file that `known` identifies, and flushes it. Never creates a file or appends to another one. */
  append(path: string, text: string, known: FileStamp): Promise<Appended>;
  /** Writes a new file. Resolves to `false` if the name is in use. */
  create(path: string, content: string | Uint8Array): Promise<boolean>;
  /** Replaces a file atomically: it has either the old or the new content. */
  replace(path: string, text: string): Promise<void>;
  /** The names in a folder. Empty if the folder is missing. */
  list(folder: string): Promise<string[]>;
  stat(path: string): Promise<FileStat>;
  /** Moves a file to {@link TRASH} and resolves to its new path. */
  trash(path: string): Promise<string>;
  /** Renames a file. Resolves to `false` if the new name is in use. */
  move(from: string, to: string): Promise<boolean>;
  /** Moves a file to the system's trash, or deletes it if that is not possible. */
  discard(path: string): Promise<void>;
  /** Returns why nothing can be written at the moment, or `null` if no reason is known. */
  unwritable(): Promise<Unwritable | null>;
}

interface ClockPort {
  now(): string;
}

export interface LogPort {
  error(what: string, error: unknown): void;
  /** The last lines of the log, oldest first. Undefined in a shell without a log. */
  tail?(lines: number): Promise<readonly string[]>;
}

interface ChooserPort {
  /** Writes text to a place that the player chooses. `handled: false`: the page must offer a download instead. */
  exportText(
    name: string,
    text: string,
    kind: FileKind,
  ): Promise<{ readonly handled: boolean; readonly cancelled: boolean }>;
  /** Reads a text file that the player chooses. `null` if the player cancels or this shell has no dialog. */
  importText(kind: FileKind): Promise<string | null>;
}

/** A decision to think about, with only the information that its seat may have. */
export interface Question {
  readonly match: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  /** The number of moves before the decision. */
  readonly ply: number;
  readonly level: LevelName;
  /** The computer's character. Without it, the computer plays in the style of its level. */
  readonly character?: string;
  readonly millis: number;
  readonly seed: string;
  /** The viewer of a hint, if one is requested. A hint is a new, complete plan, described for this viewer. */
  readonly counsel?: { readonly viewer: number | null };
}

export interface Advice {
  readonly move: Move;
  readonly reason: Reason | null;
  readonly counsel?: PlanAdvice;
}

/** Runs searches outside the main thread, so that no window freezes. */
export interface AdviserPort {
  /** Resolves to possible moves, best first; once `finish` aborts, to the best so far. Rejects if `signal` aborts. */
  advise(question: Question, signal: AbortSignal, finish?: AbortSignal): Promise<readonly Advice[]>;
}

/** Stores summaries of saves, so that listing saves does not read each of them. May lose its content at any time. */
export interface SummaryPort {
  /** Rejects if nothing is stored. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
  /** The last `length` bytes of a match's file of `size` bytes, decoded as one character per byte. */
  tail(match: string, size: number, length: number): Promise<string>;
}

/** The functions that the services require from a shell. Tests use their own. */
export interface Ports {
  readonly files: FilePort;
  /** Stores the summaries of saves. Without it, they are only kept while the app runs. */
  readonly summaries?: SummaryPort;
  /** The other process that owns the data folder. The files are read-only then. */
  readonly owner?: Owner | null;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly chooser: ChooserPort;
  readonly adviser: AdviserPort;
  /** Returns a new save id of lower-case letters, digits and hyphens. */
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly info: AppInfo;
}
