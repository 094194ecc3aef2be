// Prints a message if a test runner has been silent for a long time.

/**
 * Prints `sentence()` whenever nothing has been printed for `most` ms. Call `spoke` after other output, and `end` to
 * stop.
 */
export function printWhenSilent(sentence, most = 9000) {
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
