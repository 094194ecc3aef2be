import type { Forecast, Seat } from '../../core/game';
import { REORDER_PRICE, TILES } from './data/board';
import type { DogeShipMove } from './moves';
import { GAINS } from './phases/intrigue';
import { actionAt, priceOf } from './queries';
import type { State } from './state';

/** The price of something too expensive, and the player's money. */
export function refusalFigures(state: State, seat: Seat, move: DogeShipMove, code: string): Forecast {
  const cost = code === 'no-money' || code === 'bribe-money' ? costOf(state, move) : undefined;
  return cost === undefined ? {} : { cost, money: state.money[seat] };
}

function costOf(state: State, move: DogeShipMove): number | undefined {
  switch (move.type) {
    case 'act': {
      const action = actionAt(move.table, move.space);
      return priceOf(state, move.table, move.space) + (action.type === 'intrigue' ? GAINS[action.intrigue].price : 0);
    }
    case 'keep':
      return TILES[move.tile].cost;
    case 'reorder':
      return REORDER_PRICE;
    default:
      return undefined;
  }
}
