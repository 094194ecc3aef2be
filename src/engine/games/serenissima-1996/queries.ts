import type { Seat } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import type { GoodId, PortId, SpaceId } from '../serenissima/board';
import { hasGood as storesOrProduces, isFull as hasNoRoom } from '../serenissima/warehouse';
import { BOARD } from './data/board';
import { CAPITAL_INCOME } from './data/components';
import type { Galley, PhaseFrame, State } from './state';

/** The current phase, even if a question interrupts it; `undefined` outside phases 2 to 6. */
export function phaseFrame(state: State): PhaseFrame | undefined {
  for (const frame of state.frames) if (frame.kind === 'phase') return frame;
  return undefined;
}

/** Whether a galley of a seat other than `seat` is in a space. */
export function foreignersIn(state: State, space: SpaceId, seat: Seat): boolean {
  for (const galley of state.galleys) if (galley && galley.space === space && galley.owner !== seat) return true;
  return false;
}

/** Other seats with a galley in a space, in the order of play. */
export function ownersIn(
  state: { readonly order: readonly Seat[]; readonly galleys: readonly (Readonly<Galley> | null)[] },
  space: SpaceId,
  seat: Seat,
): Seat[] {
  return state.order.filter(
    (other) => other !== seat && state.galleys.some((galley) => galley?.space === space && galley.owner === other),
  );
}

/** Whether a port produces a good or has it in its warehouse. */
export function hasGood(state: State, port: PortId, good: GoodId): boolean {
  return storesOrProduces(state.ports[port], BOARD.ports[port], good);
}

const PRODUCERS: readonly (readonly PortId[])[] = BOARD.goods.map((_, good) =>
  BOARD.ports.flatMap((port, id) => (port.good === good ? [id] : [])),
);

/** The seat that owns all ports producing a good, or NOBODY. */
export function monopolist(state: State, good: GoodId): Seat {
  const [first, ...rest] = PRODUCERS[good];
  const owner = state.ports[first].owner;
  return rest.every((port) => state.ports[port].owner === owner) ? owner : NOBODY;
}

/** Whether any of a seat's ports produces or stores a good. */
export function seatHasGood(state: State, seat: Seat, good: GoodId): boolean {
  for (let port = 0; port < state.ports.length; port++) {
    if (state.ports[port].owner === seat && hasGood(state, port, good)) return true;
  }
  return false;
}

/**
 * The goods that a seat's ports produce or store, as a bit mask. Any other good earns a bonus when it is sold in these
 * ports.
 */
export function marketOf(state: State, seat: Seat): number {
  let known = 0;
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, warehouse } = state.ports[port];
    if (owner !== seat) continue;
    known |= 1 << BOARD.ports[port].good;
    for (let i = 0; i < warehouse.length; i++) known |= 1 << warehouse[i];
  }
  return known;
}

/** The capital of the power that a seat plays, even if another seat owns that port now. */
export function ownCapital(state: State, seat: Seat): PortId {
  return BOARD.powers[state.powers[seat]].capital;
}

/** Ducats a seat is paid at the end of a turn. */
export function incomeOf(state: State, seat: Seat): number {
  return state.ports[ownCapital(state, seat)].owner === seat ? CAPITAL_INCOME : 0;
}

/** Whether a port's warehouse has no room for another good. */
export function isFull(state: State, port: PortId): boolean {
  return hasNoRoom(state.ports[port], BOARD.ports[port]);
}
