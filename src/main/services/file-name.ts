/** Device names reserved by Windows, with any extension and in any case. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:$|[ .])/i;
/** Most file systems allow 255 bytes, some encrypted ones only 143. A browser may also add “ (1)”. */
const MAX_BYTES = 120;

/**
 * Converts a match's title to a file name, without extension, that is valid on every system: only letters, their marks,
 * digits, spaces, commas, dots and hyphens, no dot at either end, and no Windows device name. Long names are cut
 * between characters.
 */
export function fileName(title: string): string {
  const kept = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} ,.-]/gu, '');
  let name = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(trimmed(kept))) {
    if (Buffer.byteLength(name + segment) > MAX_BYTES) break;
    name += segment;
  }
  const named = trimmed(name) || 'match';
  return DEVICE.test(named) ? `match ${named}` : named;
}

/** Removes characters that a name cannot start or end with. A combining mark needs a letter before it. */
function trimmed(name: string): string {
  return name.replace(/^[\s.\p{M}]+|[\s.]+$/gu, '');
}
