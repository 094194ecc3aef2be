import { actorsOf } from '../../engine/core/match';
import { isPrivate } from '../../engine/core/secrets';
import type { Decider } from '../../ipc/table';
import { checkFresh, isComputer, soloSeat } from './open-match';
import type { OpenMatch } from './open-match';
import { Refused } from './refusals';

function deciders({ match, meta }: OpenMatch): Decider[] {
  const { game, position } = match;
  return actorsOf(match)
    .filter((seat) => !isComputer(meta, seat))
    .map((seat) => ({ seat, private: isPrivate(game, position, seat) }));
}

/**
 * Whether the person at the screen may decide for a seat, get hints for it and see its secrets. The seat must have a
 * decision to make. It must also be the seat at the screen; if there is none, it must be the only seat with a decision,
 * and the decision must not be private.
 */
export function mayActFor(open: OpenMatch, seat: number): boolean {
  const awaited = deciders(open);
  const own = awaited.find((decider) => decider.seat === seat);
  if (!own || open.viewer !== null) return own !== undefined && open.viewer === seat;
  return awaited.length === 1 && !own.private;
}

/** The seat whose choices the page gets; `null` if the person at the screen may not act for any seat. */
export function actingSeat(open: OpenMatch): number | null {
  return deciders(open).find(({ seat }) => mayActFor(open, seat))?.seat ?? null;
}

/** Checks that a person plays this seat. Throws `no-such-seat` or `computer-seat` if not. */
export function checkPerson({ match, meta }: OpenMatch, seat: number): void {
  if (seat >= match.config.seats) throw new Refused('no-such-seat');
  if (isComputer(meta, seat)) throw new Refused('computer-seat');
}

/**
 * Clears the seat at the screen if its player has no decision to make or was replaced by a computer. Keeps the seat of
 * a learner, and of the only person in a match.
 */
export function forgetSeat(open: OpenMatch): void {
  const { viewer, match, meta, lesson } = open;
  if (lesson || viewer === null) return;
  const stays = viewer === soloSeat(meta) || actorsOf(match).includes(viewer);
  if (!stays || isComputer(meta, viewer)) open.viewer = null;
}

/** Checks that the person at the screen may act for a seat. Throws `not-deciding` or `not-seated`. */
export function checkActing(open: OpenMatch, seat: number): void {
  if (!actorsOf(open.match).includes(seat)) throw new Refused('not-deciding');
  if (!mayActFor(open, seat)) throw new Refused('not-seated');
}

/** Checks that a person plays a seat, the page has all moves, and the person at the screen may act for the seat. */
export function checkDeciding(open: OpenMatch, seat: number, ply: number): void {
  checkPerson(open, seat);
  checkFresh(open, ply);
  checkActing(open, seat);
}

/** Refuses a seat's private data (`not-seated`) unless it is at the screen or the person there acts for it. */
export function checkOwner(open: OpenMatch, seat: number): void {
  if (open.viewer !== seat && !mayActFor(open, seat)) throw new Refused('not-seated');
}

/**
 * Refuses undo and redo for another player's seat. If no seat is at the screen, anyone may undo: no secret is shown,
 * and a private decision is behind the curtain again.
 */
export function checkStepping({ viewer }: OpenMatch, seat: number): void {
  if (viewer !== null && viewer !== seat) throw new Refused('not-seated');
}
