import type { RefusalCode } from './refusals';

/** The files that the app writes and reads for the player: a match, a backup of all saves, or a problem report. */
export type FileKind = 'save' | 'backup' | 'report';

export const FILE_ENDINGS: Readonly<Record<FileKind, string>> = {
  save: 'serenissima',
  backup: 'serenissima-backup',
  report: 'serenissima-report',
};

/** Maximum size of a save, both in characters and in bytes. */
export const MAX_SAVE = 20_000_000;
/** Maximum size in bytes of each kind of file. A report contains at most one match, with escaped quotation marks. */
export const MAX_FILES: Readonly<Record<FileKind, number>> = {
  save: MAX_SAVE,
  backup: 100_000_000,
  report: 2 * MAX_SAVE,
};

/** The refusal of a file that is too large for its kind. */
export const TOO_LARGE: Readonly<Record<FileKind, RefusalCode>> = {
  save: 'file-too-large',
  backup: 'backup-too-large',
  report: 'file-too-large',
};

/** A file for the player. If `text` is `null`, main has written it; otherwise the page offers it as a download. */
export interface Written {
  readonly name: string;
  readonly text: string | null;
}
