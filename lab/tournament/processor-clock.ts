/** Milliseconds the processor worked for this process: what else the machine does is left out. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds between two looks at the processor's clock: each takes as long as some moves of a playout. */
const BETWEEN = 1;

/** A stop that says so once the processor has worked so many milliseconds for this process: on a busy machine as on a quiet one. */
export function processorClock(millis: number): () => boolean {
  const until = worked() + millis;
  // No process works longer than time goes by, but for its collector of garbage.
  let next = performance.now() + millis * 0.7;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    const left = until - worked();
    next = now + Math.min(BETWEEN, left);
    return left <= 0;
  };
}
