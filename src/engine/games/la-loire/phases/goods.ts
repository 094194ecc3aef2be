import { carryLimit, power } from '../abilities';
import { BEER, GOOD_DATA, GOODS, WOOD } from '../data/board';
import type { GoodId } from '../data/board';
import { BUILDING_DATA } from '../data/buildings';
import type { LaLoireMove } from '../moves';
import { actingAt, goodOf, isCity, priceOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NONE } from '../state';
import type { Player, State, TurnFrame } from '../state';
import type { TurnHandlers } from './decision';
import { shiftMarket } from './market';
import { moveBoat } from './river';

/** Why the Merchant can't buy `count` cards of a good. He buys in villages and sells in cities. */
function whyNotBuy(state: State, frame: TurnFrame, good: GoodId, count: number): RefusalCode | undefined {
  if (frame.acting !== 'merchant') return 'merchant-only';
  const at = actingAt(state, frame);
  if (isCity(at)) return 'village-only';
  if (frame.bought) return 'bought-already';
  const player = state.players[frame.seat];
  if (good === BEER) {
    const abbey = state.buildings[at] !== NONE && BUILDING_DATA[state.buildings[at]].abbey;
    if (!abbey || state.owners[at] !== frame.seat) return 'beer';
  } else if (good !== goodOf(at)) {
    return 'not-sold-here';
  }
  if (count < 1 || count > (good === WOOD ? power(player, 'woodAtOnce') : 1)) return 'one-good';
  if (count > state.goods[good]) return 'sold-out';
  if (player.goods[good] + count > carryLimit(player, good)) return 'carry-limit';
  return player.money < count * priceOf(state, at, good) ? 'no-money' : undefined;
}

/** Deniers a city pays a player per card of a good. */
export function salePrice(player: Player, good: GoodId): number {
  return GOOD_DATA[good].price + power(player, 'saleBonus', good);
}

function whyNotSell(state: State, frame: TurnFrame, good: GoodId, count: number): RefusalCode | undefined {
  if (frame.acting !== 'merchant') return 'merchant-only';
  if (!isCity(actingAt(state, frame))) return 'city-only';
  return count < 1 || count > state.players[frame.seat].goods[good] ? 'no-goods' : undefined;
}

/**
 * Adds the legal sales in a city, or the legal purchases in a village, for the acting figure. One move per good and
 * number of cards; beer is bought one card at a time.
 */
export function goodsMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  const at = actingAt(state, frame);
  if (isCity(at)) {
    for (let good = 0; good < GOODS.length; good++) {
      for (let count = 1; !whyNotSell(state, frame, good, count); count++) moves.push({ type: 'sell', good, count });
    }
    return;
  }
  const good = goodOf(at);
  for (let count = 1; !whyNotBuy(state, frame, good, count); count++) moves.push({ type: 'buy', good, count });
  if (!whyNotBuy(state, frame, BEER, 1)) moves.push({ type: 'buy', good: BEER, count: 1 });
}

export const goods: TurnHandlers<'buy' | 'sell'> = {
  /** Each purchase, of any number of cards, gives the building's owner one point and changes the market once. */
  buy(state, seat, { good, count }, context, frame) {
    refuseIf(whyNotBuy(state, frame, good, count));
    const at = actingAt(state, frame);
    const price = priceOf(state, at, good);
    const player = state.players[seat];
    player.money -= count * price;
    player.goods[good] += count;
    state.goods[good] -= count;
    frame.bought = true;
    context.events.push({ type: 'bought', seat, at, good, count, price });
    if (state.owners[at] !== NONE) moveBoat(state, state.owners[at], 1, 'building', at, context);
    shiftMarket(state, state.shields[at], context);
  },

  sell(state, seat, { good, count }, { events }, frame) {
    refuseIf(whyNotSell(state, frame, good, count));
    const player = state.players[seat];
    const price = salePrice(player, good);
    player.goods[good] -= count;
    state.goods[good] += count;
    player.money += count * price;
    events.push({ type: 'sold', seat, at: player.merchant.at, good, count, price });
  },
};
