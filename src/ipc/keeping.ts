import type { SaveInfo, Settings } from './contract';

/** What is told of files that come in, go out, or were thrown away. */

/** What a report of a problem would hold; of the match only what everybody at the table knows. */
export interface ReportPreview {
  readonly made: string;
  /** The app's version. */
  readonly app: string;
  readonly shell: string;
  readonly system: string;
  readonly graphics: string;
  readonly settings: Settings;
  readonly log: readonly string[];
  readonly match: { readonly title: string; readonly ply: number } | null;
}

/** A save in the trash, under the name it has there. */
export interface DeletedSave extends Pick<SaveInfo, 'title' | 'game' | 'plies' | 'damage'> {
  readonly entry: string;
  /** When it was thrown away, ISO. */
  readonly deleted: string;
}

/**
 * A save taken in; `cut`: its last line was cut off, and what it said is not in it. `known`: the same match lies on the shelf
 * already; this is that one, and nothing was added.
 */
export interface Imported extends SaveInfo {
  readonly cut: boolean;
  readonly known: boolean;
}

/** A file written (`null` text), or for the page to offer for download. */
export interface Written {
  readonly name: string;
  readonly text: string | null;
}

/** A finished backup: the number of saves; `left` are unreadable entries that are not in it. */
export interface BackedUp extends Written {
  readonly saves: number;
  readonly left: number;
}

/** What became of a backup's saves. */
export interface Restored {
  /** Came in under their own name; under another, where the shelf had something else by that name. */
  readonly added: number;
  readonly copies: number;
  /** Lie on the shelf already, just so. */
  readonly skipped: number;
  /** Of those that came in, how many are damaged: they were so when they were backed up. */
  readonly damaged: number;
  /** Cannot be had, because the backup itself is damaged. */
  readonly lost: number;
  readonly settings: boolean;
}
