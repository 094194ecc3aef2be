/** The byte order mark that some editors add. Neither `readFile` nor `JSON.parse` removes it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Removes the byte order mark from a file's text, if it has one. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/**
 * Splits a JSON lines file. Accepts a byte order mark, CRLF, trailing blank lines and a missing last newline. Returns
 * `null` without splitting if there are more than `most` lines, because the array could need many times the file's
 * memory.
 */
export function linesOf(text: string, most: number): string[] | null {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) if (++count > most) return null;
  const lines = withoutMark(text)
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.replace(/\r+$/, '') : line));
  while (lines.length > 0 && (lines.at(-1) ?? '').trim() === '') lines.pop();
  return lines;
}
