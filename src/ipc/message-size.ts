import { MAX_FILES, MAX_SAVE } from './files';

const REST = 1_000_000;
/**
 * Maximum size of a command other than restoring a backup, in bytes of JSON. Large enough for the largest save with all
 * quotation marks escaped.
 */
const MAX_MESSAGE = 2 * MAX_SAVE + REST;
/** Maximum size of any command. Restoring a backup is the largest. */
export const MAX_ANY_MESSAGE = 2 * MAX_FILES.backup + REST;

/** Maximum size of a command, in bytes of JSON. */
export const maxSizeOf = (command: string): number => (command === 'backup.restore' ? MAX_ANY_MESSAGE : MAX_MESSAGE);
