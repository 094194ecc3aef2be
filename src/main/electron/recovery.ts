/** A crashed page is reloaded at most this many times within this time, in ms. After that, the player is asked. */
const RELOADS = 3;
const WITHIN_MS = 60_000;

type Recovery = 'reload' | 'ask' | 'ignore';

/**
 * Decides how to react to the end of a page's process, whatever its reason. Main owns the match, so a reload loses
 * nothing.
 */
export function createRecovery(now: () => number): (reason: string, quitting: boolean) => Recovery {
  const often = createCounter(RELOADS, now);
  return (reason, quitting) => {
    if (quitting || reason === 'clean-exit') return 'ignore';
    return often() ? 'ask' : 'reload';
  };
}

/** Returns a function to call on each event. It returns whether there were more than `most` events within a minute. */
export function createCounter(most: number, now: () => number): () => boolean {
  const times: number[] = [];
  return () => {
    const recent = times.filter((at) => now() - at < WITHIN_MS);
    times.splice(0, Infinity, ...recent, now());
    return recent.length >= most;
  };
}
