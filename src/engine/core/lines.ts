/** The byte order mark that some editors put at the start of a file. Neither `readFile` nor JSON.parse removes it. */
const BYTE_ORDER_MARK = '\ufeff';

/** A file's text without a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/**
 * The lines of a JSON lines file. Tolerates the changes that other programs make: a byte order mark, CRLF, blank lines
 * at the end, or a missing last newline. Returns `null` if there are more than `most` lines. It then does not split the
 * text, because an array of lines can take many times the memory of the file.
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
