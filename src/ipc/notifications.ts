import type { Refusal } from './refusals';
import type { SaveInfo } from './shelf';

export interface Notifications {
  /** A step could not be saved and was undone. */
  'save.failed': { readonly match: string; readonly code: string; readonly message: string };
  /** Further saves that a slow `matches.list` has read, newest first. The command's answer contains all. */
  'saves.read': readonly SaveInfo[];
  /**
   * A request from the menu or the desktop. `open` is a match to open (`cut`: the last line of its file was dropped).
   * `refused` is a file that could not be opened, and why. Undo and redo apply to the focused text field if there is
   * one, and otherwise to the table.
   */
  'app.ask': {
    readonly what: 'new' | 'home' | 'settings' | 'about' | 'rules' | 'report' | 'undo' | 'redo' | 'open' | 'refused';
    readonly match?: string;
    readonly cut?: boolean;
    readonly file?: string;
    readonly refusal?: Refusal;
  };
}

export const NOTIFICATIONS = [
  'save.failed',
  'saves.read',
  'app.ask',
] as const satisfies readonly (keyof Notifications)[];
