import type { Seat } from '../../core/game';
import type { BaseGalley } from './berths';
import type { GalleyId, SpaceId } from './board';
import { emptyHold } from './cargo';

/** Galleys by id; `null` if not on the board. */
interface Fleet<G extends BaseGalley> {
  readonly galleys: (G | null)[];
}

/** A galley on the board, or `undefined`. Accepts invalid ids. */
export function galleyAfloat<G extends BaseGalley>(state: Fleet<G>, id: GalleyId): G | undefined {
  return state.galleys[id] ?? undefined;
}

/** A galley on the board that belongs to the seat, or `undefined`. */
export function ownGalley<G extends BaseGalley>(state: Fleet<G>, seat: Seat, id: GalleyId): G | undefined {
  const galley = state.galleys[id];
  return galley && galley.owner === seat ? galley : undefined;
}

/** A galley on the board. Throws if there is none. */
export function galleyAt<G extends BaseGalley>(state: Fleet<G>, id: GalleyId): G {
  const galley = state.galleys[id];
  if (!galley) throw new Error(`Galley ${id} is not on the board`);
  return galley;
}

interface Sinking<Why extends string> {
  readonly type: 'sank';
  readonly seat: Seat;
  readonly galley: GalleyId;
  readonly space: SpaceId;
  readonly cargo: readonly number[];
  readonly why: Why;
  readonly by?: Seat;
}

/**
 * Removes a galley and returns its cargo to the supply. The caller must remove the crew first. `by`: the seat that beat
 * it in battle.
 */
export function sinkGalley<G extends BaseGalley, Why extends string>(
  state: Fleet<G> & { readonly supply: number[] },
  id: GalleyId,
  why: Why,
  events: { push(event: Sinking<Why>): unknown },
  by?: Seat,
): void {
  const galley = galleyAt(state, id);
  const cargo = emptyHold(galley, state.supply);
  state.galleys[id] = null;
  events.push({
    type: 'sank',
    seat: galley.owner,
    galley: id,
    space: galley.space,
    cargo,
    why,
    ...(by !== undefined && { by }),
  });
}
