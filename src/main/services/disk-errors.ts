import type { RefusalCode } from '../../ipc/refusals';
import { codeOf } from './disk';

/** The operation that failed: reading a file, reading a folder, or writing to the data folder. */
export type Doing = 'read' | 'list' | 'write';

/** The refusal for a system error: one for all operations, or one for each. */
type Meaning = RefusalCode | Readonly<Record<Doing, RefusalCode>>;

const FORBIDDEN: Meaning = { read: 'unreadable-file', list: 'unreadable-folder', write: 'read-only' };
/**
 * Something is missing: when reading, the save; when writing, the data folder itself, because a write creates missing
 * folders inside it.
 */
const GONE: Meaning = { read: 'no-such-match', list: 'no-folder', write: 'no-folder' };
const NO_FILE: Meaning = { read: 'not-a-file', list: 'no-folder', write: 'no-folder' };

/** The known errors of disks. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: { ...FORBIDDEN, read: 'disk-fault', list: 'disk-fault' },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  ENOENT: GONE,
  ENOTDIR: GONE,
  EISDIR: NO_FILE,
  EEXIST: NO_FILE,
  ENOTEMPTY: NO_FILE,
  ELOOP: GONE,
  ENAMETOOLONG: 'name-too-long',
  EFBIG: 'file-too-large',
  ERR_FS_FILE_TOO_LARGE: 'file-too-large',
  ERR_STRING_TOO_LONG: 'file-too-large',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  EAGAIN: 'busy',
  EMFILE: 'busy',
  ENFILE: 'busy',
  EIO: 'disk-fault',
  ENXIO: 'disk-fault',
  ENODEV: 'disk-fault',
  ESTALE: 'disk-fault',
  ETIMEDOUT: 'disk-fault',
  EINVAL: 'disk-fault',
  EXDEV: 'disk-fault',
};

/** The refusal for a system error; `undefined` for an error that is not a disk's. */
export function diskRefusal(error: unknown, doing: Doing): RefusalCode | undefined {
  const code = codeOf(error);
  if (!Object.hasOwn(MEANINGS, code)) return undefined;
  const meaning = MEANINGS[code];
  return typeof meaning === 'string' ? meaning : meaning[doing];
}
