/** The mark some editors put in front of a text; `readFile` and JSON.parse leave it there. */
const BYTE_ORDER_MARK = '\ufeff';

/** A file's text without what an editor may have put in front of it. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/**
 * The lines of a file of JSON lines. Programs that convert a file add a byte order mark, write CRLF, add blank lines at the end or drop
 * the last newline; none of that changes a line. Returns `null` for a text of more than `most` lines, without splitting it: the lines
 * of a file of newlines take many times its memory.
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
