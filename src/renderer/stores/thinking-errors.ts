import { RefusedError } from './main-process';
import { useMatch } from './match';

/**
 * Handles errors while a computer is thinking. An interruption by the player is not an error, and an outdated table is
 * read again. Other refusals are shown like a refused move; all other errors are thrown.
 */
export function useThinkingErrors(): (error: unknown) => null {
  const match = useMatch();
  return (error) => {
    if (!(error instanceof RefusedError)) throw error;
    const { code } = error.refusal;
    if (code === 'stale') void match.refresh();
    else if (code !== 'stopped') match.refusal = error.refusal;
    return null;
  };
}
