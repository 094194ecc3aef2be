import type { PortId } from '../../../../engine/games/serenissima/board';
import { BOARD, FIRST_FIGURE } from '../../../../engine/games/serenissima-1996/data/board';
import type { View } from '../words';

/** What a port's next piece of a new good brings the viewer in ducats, bonuses apart; `null` when its warehouse is full. */
export function marketPrice(view: View, port: PortId): number | null {
  const { owner, warehouse } = view.ports[port];
  if (warehouse.length >= BOARD.ports[port].size) return null;
  const unpaid = owner === view.seat && owner >= 0 && !view.options.payInOwnPorts;
  return unpaid ? 0 : (FIRST_FIGURE[view.options.figures] + warehouse.length) * 100;
}
