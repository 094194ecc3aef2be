/** A crashed page is reloaded at most this many times within this time (ms). After that, the player is asked. */
const RELOADS = 3;
const WITHIN_MS = 60_000;

type Recovery = 'reload' | 'ask' | 'ignore';

/** Decides how to react when a page's process exits. A reload loses nothing, because main holds the match. */
export function createRecovery(now: () => number): (reason: string, quitting: boolean) => Recovery {
  const often = createCounter(RELOADS, now);
  return (reason, quitting) => {
    if (quitting || reason === 'clean-exit') return 'ignore';
    return often() ? 'ask' : 'reload';
  };
}

/** Returns a function that counts events. It returns true if there were more than `most` within a minute. */
export function createCounter(most: number, now: () => number): () => boolean {
  const times: number[] = [];
  return () => {
    const recent = times.filter((at) => now() - at < WITHIN_MS);
    times.splice(0, Infinity, ...recent, now());
    return recent.length >= most;
  };
}
