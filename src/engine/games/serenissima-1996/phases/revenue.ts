import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId } from '../../serenissima/board';
import { ownGalley } from '../../serenissima/galleys';
import { whyNotStore } from '../../serenissima/warehouse';
import { CAPITAL_MARKET_BONUS, MARKET_BONUS } from '../data/components';
import { BOARD } from '../data/board';
import { isCapital, nextFigure, portAt } from '../geography';
import { seatHasGood } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, State, PhaseFrame } from '../state';
import { earn } from '../treasury';
import { bonusEnded } from './bonus-ends';
import type { Handlers, MoveOf } from './decision';

/** Phase 6: cargo is sold in ports that neither produce nor store it. An owner can't prevent a sale. */
export function revenueMoves(state: State, seat: Seat): MoveOf<'sell' | 'endPhase'>[] {
  const moves: MoveOf<'sell' | 'endPhase'>[] = [];
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    for (let good = 0; good < galley.cargo.length; good++) {
      if (!whyNotSell(state, galley, good)) moves.push({ type: 'sell', galley: id, good });
    }
  }
  moves.push({ type: 'endPhase' });
  return moves;
}

/** Whether a seat has anything to sell. If not, the seat skips the phase. */
export function canSell(state: State, seat: Seat): boolean {
  return revenueMoves(state, seat).length > 1;
}

function whyNotSell(state: State, galley: Galley, good: GoodId): RefusalCode | undefined {
  if (galley.cargo[good] === 0) return 'none-to-sell';
  const port = portAt(galley.space);
  if (port < 0) return 'no-port-here';
  return whyNotStore(state.ports[port], BOARD.ports[port], good);
}

/**
 * Proceeds of a sale: 100 times the lowest free figure, and the bonus for opening a market. In the seat's own port, the
 * price is 0 unless the option `payInOwnPorts` is on. For the seat `null`, the proceeds of a seat that doesn't own the
 * port.
 */
export function saleValue(
  state: State,
  seat: Seat | null,
  port: PortId,
  good: GoodId,
): { price: number; bonus: number } {
  const { owner } = state.ports[port];
  const unpaid = owner === seat && !state.options.payInOwnPorts;
  return { price: unpaid ? 0 : nextFigure(state, port), bonus: marketBonus(state, seat, port, good) };
}

/** 500 ducats (1,000 in a capital) for selling a good to a player whose ports neither produce nor store it. */
function marketBonus(state: State, seat: Seat | null, port: PortId, good: GoodId): number {
  const { owner } = state.ports[port];
  if (owner === NOBODY || owner === seat || seatHasGood(state, owner, good)) return 0;
  return isCapital(port) ? CAPITAL_MARKET_BONUS : MARKET_BONUS;
}

export const revenue: Handlers<PhaseFrame, 'sell'> = {
  sell(state, seat, { galley: id, good }, { events }) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    refuseIf(whyNotSell(state, galley, good));
    const port = portAt(galley.space);
    const { price, bonus } = saleValue(state, seat, port, good);
    const slot = state.ports[port].warehouse.length;
    const { owner } = state.ports[port];
    const opens = owner !== NOBODY && !seatHasGood(state, owner, good);
    galley.cargo[good]--;
    state.ports[port].warehouse.push(good);
    earn(state, seat, price + bonus);
    const ended = opens ? bonusEnded(state, owner, good) : {};
    events.push({ type: 'sold', seat, galley: id, port, good, slot, price, bonus, ...ended });
  },
};
