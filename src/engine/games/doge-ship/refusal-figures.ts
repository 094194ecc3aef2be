import type { Forecast, Seat } from '../../core/game';
import { REORDER_PRICE, TILES } from './data/board';
import type { DogeShipMove } from './moves';
import { priceOf } from './queries';
import type { State } from './state';

/** The price of something too expensive, and the player's money. */
export function refusalFigures(state: State, seat: Seat, move: DogeShipMove, code: string): Forecast {
  const cost = code === 'no-money' ? costOf(state, move) : undefined;
  return cost === undefined ? {} : { cost, money: state.money[seat] };
}

function costOf(state: State, move: DogeShipMove): number | undefined {
  switch (move.type) {
    case 'act':
      return priceOf(state, move.table, move.space);
    case 'keep':
      return TILES[move.tile].cost;
    case 'reorder':
      return REORDER_PRICE;
    default:
      return undefined;
  }
}
