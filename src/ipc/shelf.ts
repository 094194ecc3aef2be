import type { SaveFault } from '../engine/core/save-faults';

/** Why nothing can be saved: the folder cannot be written to, another window of the app has it, or it cannot be made. */
export type Unwritable = 'read-only' | 'look-only' | 'no-folder';

/** Who else has the saved games open. */
export interface Owner {
  readonly shell: 'electron' | 'web';
  /** The machine's name. */
  readonly host: string;
  /** Since when, ISO. */
  readonly since: string;
  /** Where it can be reached; `null` for a window of its own. */
  readonly address: string | null;
}

/** A file that can be taken in as a save: a copy a cloud service made because two machines had changed it, or one put there by hand. */
export interface ConflictCopy {
  readonly file: string;
  /** The save it is a copy of, which may be gone; `null`: of none. */
  readonly match: string | null;
  readonly title: string;
  readonly plies: number;
  /** ISO date. */
  readonly saved: string;
}

/** A file put among the saves that cannot be read, and what is wrong: line 0 is the file as a whole. */
export interface UnreadableFile {
  readonly file: string;
  readonly damage: { readonly line: number; readonly reason: string; readonly fault: SaveFault };
}

/** Days a deleted save is kept before it is taken out of the trash by itself. */
export const KEPT_DAYS = 30;

/** The shelf as a whole. */
export interface Shelf {
  readonly unwritable: Unwritable | null;
  /** Who else has it; main keeps the address to itself. */
  readonly owner: Omit<Owner, 'address'> | null;
  readonly conflicts: readonly ConflictCopy[];
  readonly unreadable: readonly UnreadableFile[];
  /** How many deleted saves can be taken back. */
  readonly deleted: number;
}
