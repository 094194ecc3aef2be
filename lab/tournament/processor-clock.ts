/** CPU time used by this process in ms. Other programs do not affect it. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Time between two reads of the CPU clock in ms. A read takes as long as several moves of a playout. */
const BETWEEN = 1;

/**
 * Returns a function that is true once this process has used `millis` ms of CPU time. Machine load does not affect it.
 */
export function processorClock(millis: number): () => boolean {
  const until = cpuTime() + millis;
  // CPU time exceeds wall-clock time only during garbage collection, so the first reads can be skipped.
  let next = performance.now() + millis * 0.7;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    const left = until - cpuTime();
    next = now + Math.min(BETWEEN, left);
    return left <= 0;
  };
}
