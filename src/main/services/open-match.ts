import type { Lesson } from '../../engine/core/game';
import type { Match } from '../../engine/core/match-types';
import type { SaveMeta } from '../../engine/core/save';
import type { Journal } from './journal';
import { Refused } from './refusals';

export interface OpenMatch {
  readonly id: string;
  readonly match: Match;
  meta: SaveMeta;
  readonly journal: Journal;
  /** The seat at the screen, or `null`. All data sent to the page is redacted for this seat. */
  viewer: number | null;
  /** ISO time of the last written line. */
  saved: string;
  /** Skip preferences are ignored at this ply. */
  asked?: number;
  /** Whether another program has changed the file. The match stays in memory until it is copied or reloaded. */
  changedOnDisk?: boolean;
  /** Whether the match comes from a problem report. It stays in memory until it is saved as a copy. */
  readonly fromReport?: boolean;
  /** The lesson, if this is one. It exists in memory only, and the learner is always the viewer. */
  readonly lesson?: Lesson;
}

/** Whether a computer plays a seat. False for a seat that does not exist. */
export function isComputer(meta: SaveMeta, seat: number): boolean {
  return meta.seats[seat]?.kind === 'computer';
}

/** The seat of the only person in the match, or `null`. Their view can stay on screen, as no one else is looking. */
export function soloSeat(meta: SaveMeta): number | null {
  const people = meta.seats.flatMap((_, seat) => (isComputer(meta, seat) ? [] : [seat]));
  return people.length === 1 ? people[0] : null;
}

/** Checks that the page has all moves of the match. Throws `stale` if not. */
export function checkFresh({ match }: OpenMatch, ply: number): void {
  if (match.log.length !== ply) throw new Refused('stale');
}

/** Checks that the match has reached a position. Throws `no-such-ply` if not. */
export function checkReached({ match }: OpenMatch, ply: number): void {
  if (ply > match.log.length) throw new Refused('no-such-ply');
}

export interface SerialQueue {
  run<T>(match: string, step: () => Promise<T>): Promise<T>;
}

/** Runs each match's steps one after another, and different matches in parallel. Goes on after a failed step. */
export function createSerialQueue(): SerialQueue {
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
