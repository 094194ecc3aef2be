import { actorsOf } from '../../engine/core/match';
import { isPrivate } from '../../engine/core/secrets';
import type { Decider } from '../../ipc/contract';
import { isComputer } from './open-match';
import type { OpenMatch } from './open-match';
import { Refused } from './refusals';

/** The people whose decisions are awaited. */
function deciders({ match, meta }: OpenMatch): Decider[] {
  const { game, position } = match;
  return actorsOf(match)
    .filter((seat) => !isComputer(meta, seat))
    .map((seat) => ({ seat, private: isPrivate(game, position, seat) }));
}

/**
 * Whether whoever looks at the screen may decide for a seat, hear advice for it and look at its secrets: who sits there; and while
 * nobody sits, whoever holds the device, for a lone person who decides in the open.
 */
export function mayActFor(open: OpenMatch, seat: number): boolean {
  const awaited = deciders(open);
  const own = awaited.find((decider) => decider.seat === seat);
  if (!own || open.viewer !== null) return own !== undefined && open.viewer === seat;
  return awaited.length === 1 && !own.private;
}

/** The seat whose choices are shown. */
export function actingSeat(open: OpenMatch): number | null {
  return deciders(open).find(({ seat }) => mayActFor(open, seat))?.seat ?? null;
}

/** Refuses to act for a seat that decides nothing (`not-deciding`), and in another's name (`not-seated`). */
export function checkActing(open: OpenMatch, seat: number): void {
  if (!actorsOf(open.match).includes(seat)) throw new Refused('not-deciding');
  if (!mayActFor(open, seat)) throw new Refused('not-seated');
}

/**
 * Refuses steps through history in another's name. While nobody sits they are the table's, whoever decided: they show nothing, and
 * lead back behind the curtain if they began there.
 */
export function checkStepping({ viewer }: OpenMatch, seat: number): void {
  if (viewer !== null && viewer !== seat) throw new Refused('not-seated');
}
