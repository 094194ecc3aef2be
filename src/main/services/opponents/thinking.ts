import type { Advice, AdviserPort, Question } from '../ports';
import { Refused } from '../refusals';

/** The thinking under way: one question for each match. */
export type Thinking = Map<string, { readonly stop: AbortController; readonly hurry: AbortController }>;

/**
 * Asks the adviser about a match and cuts short what was being thought about it before. Other steps on the match go on meanwhile.
 * Fails with `stopped` when it is cut short itself.
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

/** Cuts short what is being thought about a match. */
export function stopThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.stop.abort();
}

/** Cuts short all thinking. */
export function stopAllThinking(thinking: Thinking): void {
  thinking.forEach(({ stop }) => stop.abort());
}

/** Ends the thinking about a match with its best result so far. */
export function hurryThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.hurry.abort();
}
