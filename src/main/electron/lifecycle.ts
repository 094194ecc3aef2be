/** A page that crashes is loaded again at most so often within so many milliseconds; then the player is asked. */
const RELOADS = 3;
const WITHIN_MS = 60_000;

export type Recovery = 'reload' | 'ask' | 'ignore';

/** Decides what to do about a page that is gone. Main owns the match, so a reload loses nothing. */
export function createRecovery(now: () => number): (reason: string, quitting: boolean) => Recovery {
  const attempts: number[] = [];
  return (reason, quitting) => {
    if (quitting || reason === 'clean-exit' || reason === 'killed') return 'ignore';
    const recent = attempts.filter((at) => now() - at < WITHIN_MS);
    attempts.splice(0, Infinity, ...recent, now());
    return recent.length < RELOADS ? 'reload' : 'ask';
  };
}
