import type { Advice, AdviserPort, Question } from '../ports';
import { Refused } from '../refusals';

interface Search {
  readonly question: Question;
  readonly stop: AbortController;
  readonly finish: AbortController;
  readonly answer: Promise<readonly Advice[]>;
  /** Whether its result has been requested. */
  asked: boolean;
}

/** The searches by match, at most one per match. */
export type Thinking = Map<string, Search>;

/**
 * Searches for moves in a match and returns the result. Interrupts the match's earlier search, or joins it if
 * `thinkAhead` started it for this question. Other steps of the match continue in the meantime. Rejects with `stopped`
 * if this search is interrupted.
 */
export async function advise(thinking: Thinking, adviser: AdviserPort, question: Question): Promise<readonly Advice[]> {
  const begun = thinking.get(question.match);
  const search = begun && !begun.asked && isSame(begun.question, question) ? begun : begin(thinking, adviser, question);
  search.asked = true;
  try {
    return await search.answer;
  } catch (error) {
    if (search.stop.signal.aborted) throw new Refused('stopped');
    throw error;
  } finally {
    if (thinking.get(question.match) === search) thinking.delete(question.match);
  }
}

/** Starts a search whose result will be requested later. Its errors are reported then. */
export function thinkAhead(thinking: Thinking, adviser: AdviserPort, question: Question): void {
  begin(thinking, adviser, question).answer.catch(() => undefined);
}

/** Interrupts a match's search, if one is running. The command that waits for it is refused with `stopped`. */
export function stopThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.stop.abort();
  thinking.delete(match);
}

/** Interrupts the searches of all matches. */
export function stopAllThinking(thinking: Thinking): void {
  for (const match of [...thinking.keys()]) stopThinking(thinking, match);
}

/** Ends a match's search early. The command that waits for it gets the best result so far. */
export function finishThinking(thinking: Thinking, match: string): void {
  thinking.get(match)?.finish.abort();
}

function begin(thinking: Thinking, adviser: AdviserPort, question: Question): Search {
  stopThinking(thinking, question.match);
  const [stop, finish] = [new AbortController(), new AbortController()];
  const answer = adviser.advise(question, stop.signal, finish.signal);
  const search: Search = { question, stop, finish, answer, asked: false };
  thinking.set(question.match, search);
  return search;
}

/**
 * Whether the search for `a` also answers `b`: the same decision, which the seed identifies, by the same player in the
 * same time. Never for a hint.
 */
function isSame(a: Question, b: Question): boolean {
  return a.seed === b.seed && a.level === b.level && a.character === b.character && a.millis === b.millis && !b.counsel;
}
