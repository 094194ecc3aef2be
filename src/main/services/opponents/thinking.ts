import type { Advice, AdviserPort, Question } from '../ports';
import { Refused } from '../refusals';

/** The current thinking: one question for each match. */
export type Thinking = Map<string, { readonly stop: AbortController; readonly hurry: AbortController }>;

/**
 * Asks the adviser about a match, and interrupts earlier thinking about it. Other steps of the match continue in the
 * meantime. Fails with `stopped` if it is interrupted itself.
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

/** Interrupts the thinking about a match. */
export function stopThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.stop.abort();
}

/** Interrupts all thinking. */
export function stopAllThinking(thinking: Thinking): void {
  thinking.forEach(({ stop }) => stop.abort());
}

/** Ends the thinking about a match with the best result so far. */
export function hurryThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.hurry.abort();
}
