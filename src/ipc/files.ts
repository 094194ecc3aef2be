/**
 * The kinds of files that the app writes and reads for the player: a match, a backup of everything, a problem report.
 */
export type FileKind = 'save' | 'backup' | 'report';

/** The extension of each kind. */
export const FILE_ENDINGS: Readonly<Record<FileKind, string>> = {
  save: 'serenissima',
  backup: 'serenissima-backup',
  report: 'serenissima-report',
};

/** Maximum size of a save, in characters of its text and in bytes of its file. */
export const MAX_SAVE = 20_000_000;
/**
 * Maximum size of each kind of file, in bytes. A report contains at most one match, in which every quotation mark is
 * escaped.
 */
export const MAX_FILES: Readonly<Record<FileKind, number>> = {
  save: MAX_SAVE,
  backup: 100_000_000,
  report: 2 * MAX_SAVE,
};

/**
 * A file for the player: already written to the chosen place (`text` is `null`), or offered by the page as a download.
 */
export interface Written {
  readonly name: string;
  readonly text: string | null;
}
