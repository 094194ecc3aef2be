import type { RefusalCode } from '../../ipc/refusals';
import { codeOf } from './disk';

export type FileOperation = 'read' | 'list' | 'write';

type Meaning = RefusalCode | Readonly<Record<FileOperation, RefusalCode>>;

const FORBIDDEN: Meaning = { read: 'unreadable-file', list: 'unreadable-folder', write: 'read-only' };
/**
 * For ENOENT and the like. A write creates missing folders, so it fails this way only if the data folder can't be
 * created.
 */
const GONE: Meaning = { read: 'no-such-match', list: 'no-folder', write: 'no-folder' };
const NO_FILE: Meaning = { read: 'not-a-file', list: 'no-folder', write: 'no-folder' };

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

/** The refusal for a disk error, or `undefined` for any other error. */
export function diskRefusal(error: unknown, operation: FileOperation): RefusalCode | undefined {
  const code = codeOf(error);
  if (!Object.hasOwn(MEANINGS, code)) return undefined;
  const meaning = MEANINGS[code];
  return typeof meaning === 'string' ? meaning : meaning[operation];
}
