import { MAX_FILES, MAX_SAVE } from './files';

/** Room for a command's name and its other fields, in bytes. */
const REST = 1_000_000;
/** The largest command but a backup, in bytes of its JSON: room for the largest save with every quotation mark in it escaped. */
const MAX_MESSAGE = 2 * MAX_SAVE + REST;
/** The largest command: a backup. */
export const MAX_ANY_MESSAGE = 2 * MAX_FILES.backup + REST;

/** How large a command may be, in bytes of its JSON. */
export const maxSizeOf = (command: string): number => (command === 'backup.restore' ? MAX_ANY_MESSAGE : MAX_MESSAGE);
