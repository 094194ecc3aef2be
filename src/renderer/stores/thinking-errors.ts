import { refusalOf } from './main-process';
import { useMatch } from './match';

/**
 * Handles errors while a computer is thinking. An interruption by the player is not an error, and an outdated table is
 * reloaded. Other refusals are shown like a refused move; all other errors are thrown.
 */
export function useThinkingErrors(): (error: unknown) => null {
  const match = useMatch();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'stale') void match.refresh();
    else if (refusal.code !== 'stopped') match.refusal = refusal;
    return null;
  };
}
