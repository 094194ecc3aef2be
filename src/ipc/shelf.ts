import type { Seat } from '../engine/core/game';
import type { Act } from '../engine/core/match-types';
import type { SaveFault } from '../engine/core/save-faults';
import type { SeatConfig } from './seats';

/** A save in the list. */
export interface SaveInfo {
  readonly match: string;
  readonly title: string;
  readonly game: string;
  readonly seats: readonly SeatConfig[];
  /** ISO date of its start; for a damaged save the same as `saved`. */
  readonly created: string;
  /** ISO date of the last move. */
  readonly saved: string;
  readonly plies: number;
  readonly over: boolean;
  /** The act that ended the match before its rules did; `null` if there was none. */
  readonly ended: Act['act'] | null;
  /** The final points by seat; `null` until the game is over. */
  readonly points: readonly number[] | null;
  /** The winners; empty until the game is over. */
  readonly winners: readonly Seat[];
  /** The public view of the position, for a thumbnail; `null` for a damaged save. */
  readonly glimpse: unknown;
  /** The damage and its line (0 for the file as a whole); `null` if there is none. Damaged saves are listed too. */
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault } | null;
}

/** A save in the trash, with its name in the trash. */
export interface DeletedSave extends Pick<SaveInfo, 'title' | 'game' | 'plies' | 'damage'> {
  readonly entry: string;
  /** ISO date of the deletion. */
  readonly deleted: string;
}

/** An imported save. */
export interface Imported extends SaveInfo {
  /** Whether the file's last line was cut off. The save does not include it. */
  readonly cut: boolean;
  /** Whether the same match was already on the shelf. This is then that save, and nothing was added. */
  readonly known: boolean;
}

/** Why nothing can be saved: the folder is read-only, another process has it open, or it cannot be created. */
export type Unwritable = 'read-only' | 'look-only' | 'no-folder';

/** The process that has the saves open. */
export interface Owner {
  readonly shell: 'electron' | 'web';
  /** The machine's name. */
  readonly host: string;
  /** ISO date when it opened the saves. */
  readonly since: string;
  /** Its address; `null` for Electron, which has its own window. */
  readonly address: string | null;
}

/**
 * A file that can be imported: a copy that a cloud service made after two machines changed a save, or a file that was
 * put there by hand.
 */
export interface ConflictCopy {
  readonly file: string;
  /** The save of which it is a copy, which may not exist any more; `null` if there is none. */
  readonly match: string | null;
  readonly title: string;
  readonly plies: number;
  /** ISO date. */
  readonly saved: string;
}

/** A file among the saves that cannot be read. */
export interface UnreadableFile {
  readonly file: string;
  readonly damage: NonNullable<SaveInfo['damage']>;
}

/** Number of days before a deleted save is removed from the trash. */
export const KEPT_DAYS = 30;

/** The folder of saves as a whole. */
export interface Shelf {
  readonly unwritable: Unwritable | null;
  /** The process that has it open. Main does not reveal the process's address. */
  readonly owner: Omit<Owner, 'address'> | null;
  readonly conflicts: readonly ConflictCopy[];
  readonly unreadable: readonly UnreadableFile[];
  /** The number of saves in the trash. */
  readonly deleted: number;
}
