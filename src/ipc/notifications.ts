import type { Refusal } from './refusals';
import type { SaveInfo } from './shelf';

/** What main tells the page without being asked. */
export interface Notifications {
  /** A step could not be saved and was taken back. */
  'save.failed': { readonly match: string; readonly code: string; readonly message: string };
  /** Saves read so far for a slow `matches.list`, newest first. Its answer has all of them. */
  'saves.read': readonly SaveInfo[];
  /**
   * A request from the menu or the desktop. `open` names a match to open (`cut`: its file's last line was cut off); `refused` names a
   * file that could not be opened, and why. Undo and redo apply to the text field with the focus, or else to the table.
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
