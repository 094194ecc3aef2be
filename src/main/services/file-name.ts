/** Names that Windows reserves for devices, with any extension and in any case. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:$|[ .])/i;
/** Most file systems allow 255 bytes, some encrypted ones 143, and a browser may add “ (1)”. */
const MOST_BYTES = 120;

/**
 * A match's title as a file name without extension that every system accepts: only letters, digits, spaces, commas,
 * dots and hyphens; no dot at either end; not the name of a Windows device. If it is too long, it is cut between
 * characters.
 */
export function fileName(title: string): string {
  const kept = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} ,.-]/gu, '');
  let name = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(trimmed(kept))) {
    if (Buffer.byteLength(name + segment) > MOST_BYTES) break;
    name += segment;
  }
  const named = trimmed(name) || 'match';
  return DEVICE.test(named) ? `match ${named}` : named;
}

/** Removes characters with which a name may not begin or end. A combining mark needs a letter before it. */
function trimmed(name: string): string {
  return name.replace(/^[\s.\p{M}]+|[\s.]+$/gu, '');
}
