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
  /** The seat at the screen; `null` if there is none. Everything that leaves main is redacted for this seat. */
  viewer: number | null;
  /** When the last line was written, ISO. */
  saved: string;
  /** Skip preferences are ignored until this ply. */
  asked?: number;
  /**
   * Whether another program has changed its file. The match stays in memory until it is saved as a copy or reloaded.
   */
  foreign?: boolean;
  /** Whether it comes from a report and is only in memory until it is saved as a copy. */
  readonly loose?: boolean;
  /** The lesson, if this is one. It is only in memory, and the learner is always the viewer. */
  readonly lesson?: Lesson;
}

/** Whether a computer plays a seat. */
export function isComputer(meta: SaveMeta, seat: number): boolean {
  return meta.seats[seat]?.kind === 'computer';
}

/** The seat of the only person at the table, or `null`. No other player can see their screen. */
export function loneHuman(meta: SaveMeta): number | null {
  const people = meta.seats.flatMap((_, seat) => (isComputer(meta, seat) ? [] : [seat]));
  return people.length === 1 ? people[0] : null;
}

/** Runs the steps of each match one after another. */
export interface SerialQueue {
  run<T>(match: string, step: () => Promise<T>): Promise<T>;
}

export function createSerialQueue(): SerialQueue {
  /** By match: the last step in its queue. */
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
