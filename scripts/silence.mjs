// Breaks the silence of a test runner whose next file or test takes long.

/** Prints `sentence()` whenever nothing was printed for `most` milliseconds: `spoke` says that something was, `end` stops it. */
export function breakSilence(sentence, most = 9000) {
  let last = Date.now();
  const spoke = () => (last = Date.now());
  const timer = setInterval(() => {
    if (Date.now() - last < most) return;
    console.log(sentence());
    spoke();
  }, 1000);
  timer.unref();
  return { spoke, end: () => clearInterval(timer) };
}
