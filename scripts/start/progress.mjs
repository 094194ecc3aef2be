// Download progress on standard error: one line that is updated on a terminal, one line per tenth elsewhere.
const MB = 1_000_000;

/** A progress line with this label. */
export function progressLine(what, out = process.stderr) {
  let last = -1;
  return {
    /** Reports the bytes received, and the total if it is known. */
    show(transferred, total) {
      const step = total
        ? Math.floor((transferred / total) * (out.isTTY ? 100 : 10))
        : Math.floor(transferred / MB / 10);
      if (step === last) return;
      last = step;
      const of = total ? ` of ${Math.round(total / MB)}` : '';
      out.write(`${out.isTTY ? '\r' : ''}${what}: ${Math.round(transferred / MB)}${of} MB${out.isTTY ? ' ' : '\n'}`);
    },
    end() {
      if (out.isTTY && last >= 0) out.write('\n');
    },
  };
}
