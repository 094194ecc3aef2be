import type { Lesson } from '../../engine/core/game';
import type { Match } from '../../engine/core/match-types';
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
  /** Skip preferences are ignored until this ply. */
  asked?: number;
  /**
   * Another program has changed its file: it stays in memory until it is kept as a copy, or the
   * file is reloaded.
   */
  foreign?: boolean;
  /** Out of a report: in memory only, until it is kept as a copy. */
  readonly loose?: boolean;
  /** The lesson this is; a lesson is in memory only, and its learner never leaves their seat. */
  readonly lesson?: Lesson;
}

/** Whether a computer plays a seat. */
export function isComputer(meta: SaveMeta, seat: number): boolean {
  return meta.seats[seat]?.kind === 'computer';
}

/** The seat of the only person at the table, or `null`. No other player can look at their screen. */
export function loneHuman(meta: SaveMeta): number | null {
  const people = meta.seats.flatMap((_, seat) => (isComputer(meta, seat) ? [] : [seat]));
  return people.length === 1 ? people[0] : null;
}

/** Takes steps on a match one after the other, however quickly they are asked for. */
export interface SerialQueue {
  run<T>(match: string, step: () => Promise<T>): Promise<T>;
}

export function createSerialQueue(): SerialQueue {
  /** The last step asked for on each match that has any under way. */
  const last = new Map<string, Promise<unknown>>();
  return {
    run(match, step) {
      const result = (last.get(match) ?? Promise.resolve()).then(step, step);
      const done = result
        .catch(() => undefined)
        .then(() => {
          if (last.get(match) === done) last.delete(match);
        });
      last.set(match, done);
      return result;
    },
  };
}
