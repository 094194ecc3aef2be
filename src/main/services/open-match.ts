import type { Lesson } from '../../engine/core/game';
import type { Match } from '../../engine/core/match-types';
import type { SaveMeta } from '../../engine/core/save';
import type { Journal } from './journal';

/** A match in memory, with its journal and the seat at the screen. */
export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  meta: SaveMeta;
  readonly journal: Journal;
  /** The seat at the screen; `null`: none. Everything that leaves main is redacted for it. */
  viewer: number | null;
  /** When the last line was written, ISO. */
  saved: string;
  /** Skip preferences are ignored until this ply. */
  asked?: number;
  /** Another program has changed its file. It stays in memory until it is saved as a copy or reloaded. */
  foreign?: boolean;
  /** It comes from a report and is only in memory until it is saved as a copy. */
  readonly loose?: boolean;
  /** The lesson, if this is one. It is only in memory, and its learner always stays seated. */
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

/** Runs the steps on each match one after the other. */
export interface SerialQueue {
  run<T>(match: string, step: () => Promise<T>): Promise<T>;
}

export function createSerialQueue(): SerialQueue {
  /** The last step in the queue of each match that has one. */
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
