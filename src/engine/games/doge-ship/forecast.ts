import type { Forecast, Seat } from '../../core/game';
import type { Action, TileId } from './data/components';
import { BARRICADES, COLOURS, DISCARD_DUCATS, DRAW, FIRST_BARRICADE, FIRST_GONDOLA, GONDOLAS, REORDER_PRICE, TILES } from './data/board'; // prettier-ignore
import type { DogeShipMove } from './moves';
import { bonusAmount, bonusTile } from './phases/bonus';
import { GAINS } from './phases/intrigue';
import { canWork } from './phases/work';
import { actionAt, isPart, priceOf } from './queries';
import { fits, worthOf } from './ship';
import type { State } from './state';

/**
 * Predicts a move for display. Empty if there is nothing to predict.
 * - Most moves: `price` and remaining `money` in ducats; `ducats`, `approvals` and `points` gained.
 * - Drawing: the number of tiles (`count`). Barricades: their `priority`. Bids: the `approvals` left.
 * - Galley parts: also the points as `printed` and by colour, and the Approvals by `symbol` and `violet`. When buying a
 *   part, also whether it could be built now (`fits`: 1 or 0).
 * - Actions with further decisions: only the immediate effects, `idle` if there would be nothing to decide, and
 *   `bonusLost` if the top barricade's bonus tile can't be bought or built. A money space is `idle` if it yields nothing
 *   beyond its price.
 */
export function forecast(state: State, seat: Seat, move: DogeShipMove): Forecast {
  const money = state.money[seat];
  switch (move.type) {
    case 'reorder':
      return { price: REORDER_PRICE, money: money - REORDER_PRICE };
    case 'act':
      return foretellAction(state, seat, move.table, move.space);
    case 'discardAction':
      return { ducats: DISCARD_DUCATS, money: money + DISCARD_DUCATS };
    case 'draw':
      return { count: Math.min(DRAW, state.piles[move.pile].length) };
    case 'keep': {
      const price = TILES[move.tile].cost;
      return { price, money: money - price, ...(isPart(move.tile) && foretellOffer(state, move.tile)) };
    }
    case 'build':
      return foretellBuilding(state, seat, move.tile);
    case 'replace':
      return foretellPart(state, move.tile);
    case 'bid':
      return { approvals: state.approvals[seat] - move.amount };
    default:
      return {};
  }
}

function foretellAction(state: State, seat: Seat, table: number, space: number): Forecast {
  const action = actionAt(table, space);
  const price = priceOf(state, table, space);
  const own = action.type === 'intrigue' ? GAINS[action.intrigue] : { price: 0, approvals: 0 };
  const ducats = bonusAmount(state, seat, action.type, 'ducats') + (action.type === 'money' ? action.ducats : 0);
  const approvals = own.approvals + bonusAmount(state, seat, action.type, 'approvals');
  const points = bonusAmount(state, seat, action.type, 'points');
  const yieldsNothing = action.type === 'money' && ducats <= price && approvals + points === 0;
  return {
    price: price + own.price,
    money: state.money[seat] - price - own.price + ducats,
    ...(ducats > 0 && { ducats }),
    ...(approvals > 0 && { approvals }),
    ...(points > 0 && { points }),
    ...((isIdle(state, seat, action) || yieldsNothing) && { idle: 1 }),
    ...(losesBonus(state, seat, action) && { bonusLost: 1 }),
  };
}

/** Whether a space's action offers nothing to buy or build, apart from a barricade's bonus. */
function isIdle(state: State, seat: Seat, action: Action): boolean {
  if (action.type !== 'buy' && action.type !== 'construct') return false;
  const { type: kind, join, kinds } = action;
  return !canWork(state, seat, { kind, join, kinds: kinds.slice(), bonus: false });
}

/** Whether an action's bonus is a tile that the seat can't buy or build. The bonus comes before the action. */
function losesBonus(state: State, seat: Seat, { type: kind }: Action): boolean {
  const tile = bonusTile(state, seat, kind);
  if (!tile || (kind !== 'buy' && kind !== 'construct')) return false;
  return !canWork(state, seat, { kind, join: 'or', kinds: [tile], bonus: true });
}

function foretellBuilding(state: State, seat: Seat, tile: TileId): Forecast {
  if (isPart(tile)) return foretellPart(state, tile);
  if (tile < FIRST_GONDOLA) return { priority: BARRICADES[tile - FIRST_BARRICADE].priority };
  const { ducats, approvals } = GONDOLAS[tile - FIRST_GONDOLA];
  return ducats > 0 ? { ducats, money: state.money[seat] + ducats } : { approvals };
}

/** A part's yield if built now, and whether it fits. */
function foretellOffer(state: State, tile: TileId): Forecast {
  return { ...foretellPart(state, tile), fits: Number(fits(state, tile)) };
}

function foretellPart(state: State, tile: TileId): Forecast {
  const { points, printed, squares, approvals, symbol, violet } = worthOf(state, tile);
  const colours: Record<string, number> = {};
  for (const square of squares) {
    const colour = COLOURS[square.colour];
    colours[colour] = (colours[colour] ?? 0) + square.points;
  }
  return { points, printed, ...colours, approvals, symbol, violet };
}
