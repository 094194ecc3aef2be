import type { Seat } from '../../core/game';
import type { Afloat } from './berths';
import type { GalleyId, SpaceId } from './board';
import { emptyHold } from './cargo';

/** A position's galleys, by id; `null` if not on the board. */
interface Fleet<G extends Afloat> {
  readonly galleys: (G | null)[];
}

/** The galley with this id if it is on the board. Accepts any number, including invalid input from outside. */
export function galleyAfloat<G extends Afloat>(state: Fleet<G>, id: GalleyId): G | undefined {
  return state.galleys[id] ?? undefined;
}

/** The galley with this id if this seat owns it. */
export function ownGalley<G extends Afloat>(state: Fleet<G>, seat: Seat, id: GalleyId): G | undefined {
  const galley = state.galleys[id];
  return galley && galley.owner === seat ? galley : undefined;
}

/** A galley that is known to be afloat. Throws if it is not. */
export function galleyAt<G extends Afloat>(state: Fleet<G>, id: GalleyId): G {
  const galley = state.galleys[id];
  if (!galley) throw new Error(`Galley ${id} is not on the board`);
  return galley;
}

/** The event of a sinking galley. */
interface Sinking<Why extends string> {
  readonly type: 'sank';
  readonly seat: Seat;
  readonly galley: GalleyId;
  readonly space: SpaceId;
  readonly cargo: readonly number[];
  readonly why: Why;
}

/** Removes a galley from the board and returns its cargo to the supply. The caller must handle the crew first. */
export function sinkGalley<G extends Afloat, Why extends string>(
  state: Fleet<G> & { readonly supply: number[] },
  id: GalleyId,
  why: Why,
  events: { push(event: Sinking<Why>): unknown },
): void {
  const galley = galleyAt(state, id);
  const cargo = emptyHold(galley, state.supply);
  state.galleys[id] = null;
  events.push({ type: 'sank', seat: galley.owner, galley: id, space: galley.space, cargo, why });
}
