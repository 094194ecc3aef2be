import type { Seat } from '../engine/core/game';
import type { Act } from '../engine/core/match-types';
import type { SaveFault } from '../engine/core/save-faults';
import type { SeatConfig } from './seats';

export interface SaveInfo {
  readonly match: string;
  readonly title: string;
  readonly game: string;
  readonly seats: readonly SeatConfig[];
  /** ISO date of the match's start. For a damaged save, the same as `saved`. */
  readonly created: string;
  readonly saved: string;
  readonly plies: number;
  readonly over: boolean;
  /** The act that ended the match early, or `null`. */
  readonly ended: Act['act'] | null;
  /** Final points by seat, or `null` until the game is over. */
  readonly points: readonly number[] | null;
  /** The winning seats; empty until the game is over. */
  readonly winners: readonly Seat[];
  /** The public view of the position, for a thumbnail. `null` for a damaged save. */
  readonly glimpse: unknown;
  /** The damage and its line (0 for the whole file), or `null` if the save is intact. */
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault } | null;
}

/** A save in the trash, with its name in the trash. */
export interface DeletedSave extends Pick<SaveInfo, 'title' | 'game' | 'plies' | 'damage'> {
  readonly entry: string;
  readonly deleted: string;
}

export interface Imported extends SaveInfo {
  /** Whether the file's last line was torn. The save does not include it. */
  readonly cut: boolean;
  /** Whether the match was already on the shelf. If so, nothing was added, and this is the existing save. */
  readonly known: boolean;
}

/** Why nothing can be saved: the folder is read-only, another process has it open, or it cannot be created. */
export type Unwritable = 'read-only' | 'look-only' | 'no-folder';

export interface Owner {
  readonly shell: 'electron' | 'web';
  readonly host: string;
  /** ISO date when the process opened the saves. */
  readonly since: string;
  /** The process's address, or `null` for Electron. */
  readonly address: string | null;
}

/** A file that can be imported: a conflict copy made by a cloud service, or a file put there by hand. */
export interface ConflictCopy {
  readonly file: string;
  /** The save that the file is a copy of, which may no longer exist. `null` if the file is not a copy. */
  readonly match: string | null;
  readonly title: string;
  readonly plies: number;
  readonly saved: string;
}

export interface UnreadableFile {
  readonly file: string;
  readonly damage: NonNullable<SaveInfo['damage']>;
}

/** How long a deleted save stays in the trash, counted in days on which the app was started. */
export const KEPT_DAYS = 30;

export interface Shelf {
  readonly unwritable: Unwritable | null;
  /** The other process that has the folder open, or `null`. Main does not send its address to the page. */
  readonly owner: Omit<Owner, 'address'> | null;
  readonly conflicts: readonly ConflictCopy[];
  readonly unreadable: readonly UnreadableFile[];
  readonly deleted: number;
}
