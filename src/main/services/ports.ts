import type { Move } from '../../engine/core/game';
import type { LevelName, Reason } from '../../ipc/contract';

/** What the services need of the world. Each shell brings its own; tests bring ones that fail on purpose. */

export interface FileStat {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** The part of a file system that saves need. Paths are names below one data folder, with `/` between. */
export interface FilePort {
  read(path: string): Promise<string>;
  /** Adds to the end of a file and flushes it to the disk before resolving. */
  append(path: string, text: string): Promise<void>;
  /** Puts a whole file in place at once: afterwards the old or the new content is there, never a mixture. */
  replace(path: string, text: string): Promise<void>;
  /** Names in a folder; an absent folder is empty. */
  list(folder: string): Promise<string[]>;
  stat(path: string): Promise<FileStat>;
  /** Moves a file where the player can get it back: the system's trash, or a folder for it. */
  trash(path: string): Promise<void>;
}

export interface ClockPort {
  /** ISO date and time. */
  now(): string;
}

export interface LogPort {
  error(what: string, error: unknown): void;
}

/** Where the player decides about files outside the data folder. */
export interface ChooserPort {
  /** Writes a text where the player says. `handled: false`: this shell cannot, the page must offer a download. */
  exportText(name: string, text: string): Promise<{ readonly handled: boolean; readonly cancelled: boolean }>;
  /** Reads a text the player picks; `null`: he thought better of it, or this shell leaves it to the page. */
  importText(): Promise<string | null>;
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
}

/** A way to go on, and why. */
export interface Advice {
  readonly move: Move;
  readonly reason: Reason | null;
}

/** Where computers think: beside the main thread, so that no window ever waits for it. */
export interface AdviserPort {
  /** Ways to go on, the best first; never empty. Rejects when `signal` is aborted or thinking fails. */
  advise(question: Question, signal: AbortSignal): Promise<readonly Advice[]>;
}

export interface Ports {
  readonly files: FilePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly chooser: ChooserPort;
  readonly adviser: AdviserPort;
  /** A name no save has yet, of lower-case letters, digits and hyphens. */
  readonly newId: () => string;
  /** A seed nobody can foretell. */
  readonly newSeed: () => string;
  readonly info: { readonly version: string; readonly shell: 'electron' | 'web'; readonly platform: string };
}
