/** The files the app hands out and takes in: a match, everything at once, a problem told. */
export type FileKind = 'save' | 'backup' | 'report';

/** How each kind of file ends. */
export const FILE_ENDINGS: Readonly<Record<FileKind, string>> = {
  save: 'serenissima',
  backup: 'serenissima-backup',
  report: 'serenissima-report',
};

/** The largest saved game there is: characters of its text, and bytes of its file. */
export const MAX_SAVE = 20_000_000;
/** The largest of each kind, in bytes. A report holds at most one match, with every quotation mark in it escaped. */
export const MAX_FILES: Readonly<Record<FileKind, number>> = {
  save: MAX_SAVE,
  backup: 100_000_000,
  report: 2 * MAX_SAVE,
};
