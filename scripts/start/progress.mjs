// Shows download progress on standard error: a line that is updated on a terminal, otherwise a line for every tenth or,
// if the total is unknown, for every 10 MB.
const MB = 1_000_000;

export function progressLine(what, out = process.stderr) {
  let last = -1;
  return {
    /** Shows the received bytes, and the total if it is known. */
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
