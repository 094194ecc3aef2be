import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { Galley, State, PhaseFrame } from '../state';
import type { PortId } from '../../serenissima/board';
import { roomAboard } from '../../serenissima/cargo';
import { ownGalley } from '../../serenissima/galleys';
import { PORT_PRICE } from '../data/components';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { pay, payTo } from '../treasury';
import type { Handlers } from './decision';

/** Phase 2: buying goods for 100 ducats in neutral ports and the seat's own, or at an agreed price. */
export function purchaseMoves(state: State, seat: Seat, moves: Serenissima1996Move[]): void {
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    const port = portAt(galley.space);
    const price = port < 0 ? undefined : priceAt(state, seat, port);
    if (price === undefined) continue;
    for (let count = 1; !whyNotLoad(state, seat, galley, port, count, price); count++) {
      moves.push({ type: 'buy', port, galley: id, count });
    }
  }
}

/**
 * The price of a good: fixed in neutral ports and the seat's own, otherwise as agreed this turn. `undefined` if the
 * seat must ask.
 */
export function priceAt(state: State, seat: Seat, port: PortId): number | undefined {
  const { owner } = state.ports[port];
  if (owner === NOBODY || owner === seat) return PORT_PRICE;
  const [phase] = state.frames;
  return phase.kind === 'phase' ? phase.agreed?.find((entry) => entry.port === port)?.price : undefined;
}

/** Why a galley can't load `count` pieces of a port's good. Default price: the lowest that an owner may ask. */
export function whyNotLoad(
  state: State,
  seat: Seat,
  galley: Galley | undefined,
  port: PortId,
  count: number,
  price: number = PORT_PRICE,
): RefusalCode | undefined {
  if (!galley) return 'not-your-galley';
  if (galley.space !== BOARD.ports[port].space) return 'not-in-port';
  if (count < 1) return 'count';
  if (count > state.supply[BOARD.ports[port].good]) return 'supply-empty';
  if (count > roomAboard(galley)) return 'no-room';
  if (count * price > state.money[seat]) return 'no-money';
  return undefined;
}

export const purchase: Handlers<PhaseFrame, 'buy'> = {
  buy(state, seat, { port, galley: id, count }, { events }) {
    const galley = ownGalley(state, seat, id);
    const price = priceAt(state, seat, port);
    refuseIf(price === undefined ? 'owner-sets-price' : undefined);
    refuseIf(whyNotLoad(state, seat, galley, port, count, price));
    if (!galley || price === undefined) return;
    const { good } = BOARD.ports[port];
    state.supply[good] -= count;
    galley.cargo[good] += count;
    const { owner } = state.ports[port];
    const paidTo = owner === seat ? NOBODY : owner;
    if (paidTo === NOBODY) pay(state, seat, count * price);
    else payTo(state, seat, paidTo, count * price);
    events.push({ type: 'bought', seat, port, galley: id, good, count, price, paidTo });
  },
};
