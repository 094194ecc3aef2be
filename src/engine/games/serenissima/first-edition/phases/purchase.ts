import type { Seat } from '../../../../core/game';
import { NOBODY } from '../../common/board';
import type { Galley, State } from '../state';
import type { PortId } from '../../common/board';
import { roomAboard } from '../../common/cargo';
import { PORT_PRICE } from '../constants';
import { BOARD } from '../data';
import { portAt } from '../geography';
import type { FirstEditionMove } from '../moves';
import { ownGalley } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { pay } from '../treasury';
import type { Handlers } from './handler';

/** Phase 2: goods at 100 ducats in neutral ports and one's own. */
export function purchaseMoves(state: State, seat: Seat, moves: FirstEditionMove[]): void {
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    const port = portAt(galley.space);
    if (port < 0 || !isFixedPrice(state, seat, port)) continue;
    for (let count = 1; !whyNotLoad(state, seat, galley, port, count); count++) {
      moves.push({ type: 'buy', port, galley: id, count });
    }
  }
}

/** Whether a seat buys here at the fixed price: nobody's port, or its own. */
export function isFixedPrice(state: State, seat: Seat, port: PortId): boolean {
  const { owner } = state.ports[port];
  return owner === NOBODY || owner === seat;
}

/**
 * Why a seat's galley cannot take so many pieces of a port's good at the lowest price there is; the same for fixed prices and for
 * asking an owner's.
 */
export function whyNotLoad(
  state: State,
  seat: Seat,
  galley: Galley | undefined,
  port: PortId,
  count: number,
): RefusalCode | undefined {
  if (!galley) return 'not-your-galley';
  if (galley.space !== BOARD.ports[port].space) return 'not-in-port';
  if (count < 1) return 'count';
  if (count > state.supply[BOARD.ports[port].good]) return 'supply-empty';
  if (count > roomAboard(galley)) return 'no-room';
  if (count * PORT_PRICE > state.money[seat]) return 'no-money';
  return undefined;
}

export const purchase: Handlers<'buy'> = {
  buy(state, seat, { port, galley: id, count }, { events }) {
    const galley = ownGalley(state, seat, id);
    refuseIf(isFixedPrice(state, seat, port) ? undefined : 'owner-sets-price');
    refuseIf(whyNotLoad(state, seat, galley, port, count));
    if (!galley) return;
    const { good } = BOARD.ports[port];
    state.supply[good] -= count;
    galley.cargo[good] += count;
    pay(state, seat, count * PORT_PRICE);
    events.push({ type: 'bought', seat, port, galley: id, good, count, price: PORT_PRICE, paidTo: NOBODY });
  },
};
