import type { Advice, AdviserPort, Question } from '../ports';
import { Refused } from '../refusals';

/** The running searches, at most one per match. */
export type Thinking = Map<string, { readonly stop: AbortController; readonly hurry: AbortController }>;

/**
 * Starts a search for a match, and interrupts an earlier one. Other steps of the match continue in the meantime.
 * Rejects with `stopped` if this search is interrupted.
 */
export async function advise(thinking: Thinking, adviser: AdviserPort, question: Question): Promise<readonly Advice[]> {
  stopThinking(thinking, question.match);
  const mine = { stop: new AbortController(), hurry: new AbortController() };
  thinking.set(question.match, mine);
  try {
    return await adviser.advise(question, mine.stop.signal, mine.hurry.signal);
  } catch (error) {
    if (mine.stop.signal.aborted) throw new Refused('stopped');
    throw error;
  } finally {
    if (thinking.get(question.match) === mine) thinking.delete(question.match);
  }
}

/** Interrupts the search for a match, if there is one. Its command is refused with `stopped`. */
export function stopThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.stop.abort();
}

/** Interrupts the searches of all matches. */
export function stopAllThinking(thinking: Thinking): void {
  thinking.forEach(({ stop }) => stop.abort());
}

/** Ends the search for a match early. Its command is answered with the best result so far. */
export function hurryThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.hurry.abort();
}
