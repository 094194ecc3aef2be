/** Milliseconds of CPU time used by this process, regardless of other programs. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds between two reads of the CPU clock; one read takes as long as several playout moves. */
const BETWEEN = 1;

/** A stop condition that becomes true once this process has used `millis` of CPU time, regardless of machine load. */
export function processorClock(millis: number): () => boolean {
  const until = worked() + millis;
  // CPU time hardly exceeds wall-clock time (only by garbage collection), so the first reads can be skipped.
  let next = performance.now() + millis * 0.7;
  return () => {
    const now = performance.now();
    if (now < next) return false;
    const left = until - worked();
    next = now + Math.min(BETWEEN, left);
    return left <= 0;
  };
}
