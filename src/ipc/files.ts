/** The kinds of file the app writes and reads for the player: a match, everything at once, a problem report. */
export type FileKind = 'save' | 'backup' | 'report';

/** The extension of each kind. */
export const FILE_ENDINGS: Readonly<Record<FileKind, string>> = {
  save: 'serenissima',
  backup: 'serenissima-backup',
  report: 'serenissima-report',
};

/** The largest save, in characters of its text and in bytes of its file. */
export const MAX_SAVE = 20_000_000;
/** The largest file of each kind, in bytes. A report holds at most one match, with every quotation mark in it escaped. */
export const MAX_FILES: Readonly<Record<FileKind, number>> = {
  save: MAX_SAVE,
  backup: 100_000_000,
  report: 2 * MAX_SAVE,
};

/** A file for the player: already written where they chose (`text` is `null`), or for the page to offer as a download. */
export interface Written {
  readonly name: string;
  readonly text: string | null;
}
