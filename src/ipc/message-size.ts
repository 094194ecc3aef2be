import { MAX_FILES, MAX_SAVE } from './files';

/** Room for a command's name and its other fields, in bytes. */
const REST = 1_000_000;
/**
 * Maximum size of a command other than a backup, in bytes of its JSON. It has room for the largest save with every
 * quotation mark escaped.
 */
const MAX_MESSAGE = 2 * MAX_SAVE + REST;
/** Maximum size of the largest command, a backup. */
export const MAX_ANY_MESSAGE = 2 * MAX_FILES.backup + REST;

/** Maximum size of a command, in bytes of its JSON. */
export const maxSizeOf = (command: string): number => (command === 'backup.restore' ? MAX_ANY_MESSAGE : MAX_MESSAGE);
