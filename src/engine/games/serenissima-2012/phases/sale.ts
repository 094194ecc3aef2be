import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import { whyNotStore } from '../../serenissima/warehouse';
import { SPICE_BONUS } from '../data/components';
import { BOARD } from '../data/board';
import { portAt, slotValue } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley, hasGood, SPICE, WINE } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, State } from '../state';
import { whyNotPart } from '../steps';
import { askBlockade, barringSeats } from './asking';
import type { Handlers, MoveContext } from './decision';

/** Step 3, sale: one good per move. The first sale asks the seats that may forbid it. */
export function saleMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  const { cargo } = galleyAt(state, frame.galley);
  for (let good = 0; good < cargo.length; good++) {
    if (!whyNotSell(state, frame, good)) moves.push({ type: 'sell', good });
  }
}

function whyNotSell(state: State, frame: ActivationFrame, good: GoodId): RefusalCode | undefined {
  if (frame.step === 'barred') return 'blockaded';
  const why = whyNotPart(frame.step, 'sale');
  if (why) return why;
  const galley = galleyAt(state, frame.galley);
  const port = portAt(galley.space);
  if (port < 0) return 'no-port-here';
  if (state.ports[port].closed) return 'port-closed';
  if (galley.cargo[good] === 0) return 'none-to-sell';
  if (BOARD.ports[port].good === good) return 'produced-here';
  return whyNotStore(state.ports[port], BOARD.ports[port], good);
}

/**
 * Proceeds of a sale: nothing for the space in the seat's own port, and 2 ducats more for spice in any port. For the
 * seat `null`, the proceeds of a seat that doesn't own the port.
 */
export function saleValue(state: State, { seat }: { readonly seat: Seat | null }, port: PortId, good: GoodId) {
  const { owner, warehouse } = state.ports[port];
  return {
    price: owner === seat ? 0 : slotValue(warehouse.length),
    bonus: good === SPICE ? SPICE_BONUS : 0,
  };
}

export const sale: Handlers<ActivationFrame, 'sell'> = {
  sell(state, _seat, { good }, context, frame) {
    refuseIf(whyNotSell(state, frame, good));
    // A seat that allows the sale of the first cube allows all further sales.
    if (frame.step !== 'sale' && askBlockade(state, barringSeats(state, frame), { type: 'sale', good }, context))
      return;
    completeSale(state, good, context);
  },
};

/** Puts the cube on the lowest free space and pays the seller. */
export function completeSale(state: State, good: GoodId, { events }: MoveContext): void {
  const frame = acting(state);
  const { seat } = frame;
  const galley = activeGalley(state);
  const port = portAt(galley.space);
  const { price, bonus } = saleValue(state, frame, port, good);
  const wineSide = good === WINE && !hasGood(state, port, WINE) && state.ports[port].owner !== NOBODY;
  const slot = state.ports[port].warehouse.length;
  galley.cargo[good]--;
  state.ports[port].warehouse.push(good);
  state.money[seat] += price + bonus;
  frame.step = 'sale';
  events.push({ type: 'sold', seat, galley: frame.galley, port, good, slot, price, bonus, wineSide });
}
