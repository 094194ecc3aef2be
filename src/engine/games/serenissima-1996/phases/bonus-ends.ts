import type { Seat } from '../../../core/game';
import type { GoodId, PortId } from '../../serenissima/board';
import { whyNotStore } from '../../serenissima/warehouse';
import { BOARD } from '../data/board';
import type { BonusEnds } from '../events';
import { marketOf } from '../queries';
import type { State } from '../state';

/**
 * The bonuses that a landing in a port ended in its owner's ports, for an event. `before`: the goods of the owner's ports
 * before the landing, from `marketOf`. Empty if there are none.
 */
export function bonusesEnded(state: State, port: PortId, before: number): { bonusEnds?: BonusEnds } {
  const { owner } = state.ports[port];
  const gained = marketOf(state, owner) & ~before;
  if (gained === 0) return {};
  const goods = BOARD.goods.flatMap((_, good) => {
    const ends = (gained & (1 << good)) !== 0 && buysIn(state, owner, good);
    return ends ? [good] : [];
  });
  return goods.length > 0 ? { bonusEnds: { owner, goods } } : {};
}

/** Whether one of a seat's ports buys a good. */
const buysIn = (state: State, owner: Seat, good: GoodId) =>
  state.ports.some((port, id) => port.owner === owner && !whyNotStore(port, BOARD.ports[id], good));

/**
 * The same for the sale of a good that `owner` did not have. It says whether another port of theirs would have paid a
 * bonus.
 */
export function bonusEnded(state: State, owner: Seat, good: GoodId): { bonusEnds?: BonusEnds } {
  return buysIn(state, owner, good) ? { bonusEnds: { owner, goods: [good] } } : {};
}
