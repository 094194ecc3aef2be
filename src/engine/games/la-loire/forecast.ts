import type { Forecast, Seat } from '../../core/game';
import { hasPalace, honourPoints, power } from './abilities';
import { ALMS, BEER, LEAVES_WITH_LEAST, LOCATIONS } from './data/board';
import { BANK_INCOME, BUILDING_DATA, PALACE_DATA, PALACES } from './data/buildings';
import { CHARACTERS, FETCH_COST } from './data/characters';
import { MESSAGE_POINTS, MESSAGES } from './data/messages';
import type { LaLoireMove } from './moves';
import { buildPrice, palacePrice } from './phases/building';
import { deliveryPay } from './phases/delivery';
import { salePrice } from './phases/goods';
import { hireCost } from './phases/hiring';
import { messageCost } from './phases/post';
import { shippingCost } from './phases/river';
import { cannotLeave } from './phases/turn';
import { actingAt, goodOf, isCity, priceOf, riverEnd, turnFrame } from './queries';
import { typePoints } from './score';
import type { State } from './state';

/**
 * Predicts a move for display, in deniers. Empty if there is nothing to predict.
 * - All moves: `cost`, `pays` and the remaining `money`, and the `points` it scores.
 * - Buildings: also the `wood` needed. Trade: also the `price` per card, and for purchases what a city pays (`brings`).
 * - Rides: also the deniers lost on leaving a city (`discards`), the price of the good at the Merchant's destination
 *   (`price`; `beer` for the owner of the Monastery there), and what a city pays for it or, if the destination is a
 *   city, for all goods in hand (`brings`).
 * - Deliveries: also the points of a blue character for the message's type (`honours`).
 * - Warnings: `strands` if the Merchant can no longer afford to leave his city, also `strandsNow` if he has yet to move
 *   this turn, and `forgoes` if the next turn brings only alms.
 */
export function forecast(state: State, seat: Seat, move: LaLoireMove): Forecast {
  const { money } = state.players[seat];
  const figures = figuresOf(state, seat, move);
  const change = (figures.pays ?? 0) - (figures.cost ?? 0) - (figures.discards ?? 0);
  return 'cost' in figures || 'pays' in figures || 'discards' in figures
    ? { ...figures, money: money + change, ...strands(state, seat, money + change) }
    : figures;
}

/** The warnings if, after paying, the Merchant can no longer afford to leave his city. */
function strands(state: State, seat: Seat, left: number): { strands?: 1; strandsNow?: 1 } {
  const { merchant, money } = state.players[seat];
  const stranded = isCity(merchant.at) && money >= LEAVES_WITH_LEAST && left < LEAVES_WITH_LEAST;
  if (!stranded) return {};
  return turnFrame(state).merchant ? { strands: 1 } : { strands: 1, strandsNow: 1 };
}

function figuresOf(state: State, seat: Seat, move: LaLoireMove): Forecast {
  const frame = turnFrame(state);
  const player = state.players[seat];
  switch (move.type) {
    case 'move':
      return journey(state, seat, move);
    case 'fetchHorse':
      return { cost: FETCH_COST };
    case 'buy': {
      const at = actingAt(state, frame);
      const price = priceOf(state, at, move.good);
      return {
        cost: price * move.count,
        price,
        brings: move.count * salePrice(player, move.good),
        points: state.owners[at] === seat && player.boat < riverEnd(state) ? 1 : 0,
      };
    }
    case 'sell':
      return { pays: move.count * salePrice(player, move.good), price: salePrice(player, move.good) };
    case 'build':
      return buildPrice(state, frame, move);
    case 'buyPalace':
      return { cost: palacePrice(state, frame, move.palace), points: PALACE_DATA[move.palace % PALACES.length].points };
    case 'ship':
      return { cost: shippingCost(move.spaces) ?? 0, points: move.spaces };
    case 'hire':
      return {
        cost: hireCost(state, frame, move.character),
        points: CHARACTERS[move.character].points + typePoints(player, move.character),
      };
    case 'buyMessage':
      return { cost: messageCost(state, frame, move.level) };
    case 'deliver':
      return delivery(state, seat, move.card);
    case 'endTurn':
      if (!frame.merchant) return { pays: ALMS };
      return cannotLeave(state, seat) ? { forgoes: 1 } : {};
    case 'placeCircus':
    case 'takeBackCube':
    case 'chooseMessage':
      return {};
  }
}

function journey(state: State, seat: Seat, { figure, to }: Extract<LaLoireMove, { type: 'move' }>) {
  const player = state.players[seat];
  const figures: Record<string, number> = {};
  if (figure === 'merchant' && isCity(player.merchant.at)) {
    const discards = player.money - power(player, 'leavesWith');
    if (discards > 0) figures.discards = discards;
  }
  if (hasPalace(player, to, 'bank')) figures.pays = BANK_INCOME;
  if (figure === 'merchant' && LOCATIONS[to].kind === 'village') {
    figures.price = priceOf(state, to, goodOf(to));
    figures.brings = salePrice(player, goodOf(to));
    if (state.owners[to] === seat && BUILDING_DATA[state.buildings[to]].abbey) figures.beer = priceOf(state, to, BEER);
  }
  const sale = player.goods.reduce((sum, count, good) => sum + count * salePrice(player, good), 0);
  if (figure === 'merchant' && isCity(to) && sale > 0) figures.brings = sale;
  return figures;
}

/** A stop on the way pays nothing yet. */
function delivery(state: State, seat: Seat, card: number): Forecast {
  const message = state.players[seat].messages.find((entry) => entry.card === card);
  const { shields, level } = MESSAGES[card];
  if (!message || message.cubes.length + 1 < shields.length) return {};
  const honours = honourPoints(state.players[seat], card);
  return {
    pays: deliveryPay(state, card, actingAt(state, turnFrame(state))),
    points: MESSAGE_POINTS[level],
    ...(honours > 0 && { honours }),
  };
}
