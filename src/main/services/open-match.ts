import type { Entry, Match } from '../../engine/core/match-types';
import type { SaveMeta } from '../../engine/core/save';
import type { Journal } from './journal';

/** A match on the table: in memory, with its journal, and who sits at the screen. */
export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  meta: SaveMeta;
  readonly journal: Journal;
  /** Who looks at the screen; `null`: everybody. Everything that leaves main is redacted to this seat. */
  viewer: number | null;
  /** When the last line was written, ISO. */
  saved: string;
  /** The step being taken: the next one waits for it. */
  busy: Promise<unknown>;
}

/** Takes steps on a match one after the other, however quickly they are asked for. */
export function inTurn<T>(open: OpenMatch, step: () => Promise<T>): Promise<T> {
  const result = open.busy.then(step, step);
  open.busy = result.catch(() => undefined);
  return result;
}

/** The last entry of the log, which must not be empty. */
export function lastEntry(match: Match): Entry {
  return match.log[match.log.length - 1];
}
