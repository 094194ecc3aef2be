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
  /** ISO date of its start; of a damaged save the same as `saved`. */
  readonly created: string;
  /** ISO date of the last move. */
  readonly saved: string;
  readonly plies: number;
  readonly over: boolean;
  /** What ended it before its rules did; `null`: nothing. */
  readonly ended: Act['act'] | null;
  /** The final points by seat; `null` until the game is over. */
  readonly points: readonly number[] | null;
  /** The winners; empty until the game is over. */
  readonly winners: readonly Seat[];
  /** The public view of the position, for a thumbnail; `null` for a damaged save. */
  readonly glimpse: unknown;
  /** The damage and its line (0: the file as a whole), since damaged saves are listed too; `null`: none. */
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault } | null;
}

/** A save in the trash, under the name it has there. */
export interface DeletedSave extends Pick<SaveInfo, 'title' | 'game' | 'plies' | 'damage'> {
  readonly entry: string;
  /** When it was deleted, ISO. */
  readonly deleted: string;
}

/** An imported save. */
export interface Imported extends SaveInfo {
  /** Its last line was cut off and is not in it. */
  readonly cut: boolean;
  /** The same match was already on the shelf. This is that one; nothing was added. */
  readonly known: boolean;
}

/** Why nothing can be saved: the folder is read-only, another process has it open, or it cannot be made. */
export type Unwritable = 'read-only' | 'look-only' | 'no-folder';

/** The process that has the saves open. */
export interface Owner {
  readonly shell: 'electron' | 'web';
  /** The machine's name. */
  readonly host: string;
  /** When it opened them, ISO. */
  readonly since: string;
  /** Its address; `null` for Electron, which has a window of its own. */
  readonly address: string | null;
}

/** A file that can be imported: a copy that a cloud service made after two machines changed a save, or one put there by hand. */
export interface ConflictCopy {
  readonly file: string;
  /** The save it is a copy of, which may be gone; `null`: none. */
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

/** Days before a deleted save leaves the trash. */
export const KEPT_DAYS = 30;

/** The folder of saves as a whole. */
export interface Shelf {
  readonly unwritable: Unwritable | null;
  /** The process that has it open. Main does not reveal its address. */
  readonly owner: Omit<Owner, 'address'> | null;
  readonly conflicts: readonly ConflictCopy[];
  readonly unreadable: readonly UnreadableFile[];
  /** The number of saves in the trash. */
  readonly deleted: number;
}
