import { RefusedError } from './main-process';
import { useMatch } from './match';

/**
 * What becomes of a computer's thoughts that never came: what people interrupted is no trouble, and a table behind the times is read
 * anew; anything else is shown like a refused move. Throws what is no refusal.
 */
export function useThinkingFaults(): (error: unknown) => null {
  const match = useMatch();
  return (error) => {
    if (!(error instanceof RefusedError)) throw error;
    const { code } = error.refusal;
    if (code === 'stale') void match.refresh();
    else if (code !== 'stopped') match.refusal = error.refusal;
    return null;
  };
}
