import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId, SpaceId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import type { Graph } from '../../serenissima/graph';
import { isFull } from '../../serenissima/warehouse';
import { BOARD } from '../data/board';
import { SPICE_BONUS } from '../data/components';
import { graph, slotValue } from '../geography';
import { incomes, warehouseIncome } from '../income';
import { seatsOf, SPICE } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { cubeWorth, scoringsLeft } from './worth';

/**
 * The share of the leader's gain from a sale that counts as a loss for the seat, by number of players. With two
 * players, 0 was best.
 */
const GIFT_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 1 };

/** A seat's gain from each possible sale. */
export interface Market {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  /** The leading seat. Sales in its ports help it. */
  readonly leader: Seat;
  /** The gain from a sale of each good in each port. NaN if not computed yet. */
  readonly gains: Float64Array;
}

const KINDS = BOARD.goods.length;

/** Shared by all markets to save allocations, so only one market may be in use at a time. */
const GAINS = new Float64Array(BOARD.ports.length * KINDS);

/** Creates a seat's market, valid until the next call. */
export function marketOf(state: State, seat: Seat, style: Style): Market {
  return { state, seat, style, leader: leader(state), gains: GAINS.fill(NaN) };
}

/** The gain from selling a good in a port now; 0 if it can't be sold there. */
export function saleGain(market: Market, port: PortId, good: GoodId): number {
  const { gains } = market;
  const first = port * KINDS;
  if (Number.isNaN(gains[first])) openPort(market, port, first);
  return gains[first + good];
}

function openPort(market: Market, port: PortId, first: number): void {
  const { state, gains } = market;
  const { closed, warehouse } = state.ports[port];
  if (closed || isFull(state.ports[port], BOARD.ports[port])) {
    gains.fill(0, first, first + KINDS);
    return;
  }
  const plain = cubeGain(market, port);
  for (let good = 0; good < KINDS; good++) {
    gains[first + good] = Math.max(0, plain + (good === SPICE ? SPICE_BONUS : 0));
  }
  // A port does not buy what it produces or stores.
  gains[first + BOARD.ports[port].good] = 0;
  for (const stored of warehouse) gains[first + stored] = 0;
}

/** Sales in the seat's own port add income. Another owner's port pays, but its owner gains too. */
function cubeGain({ state, seat, style, leader: first }: Market, port: PortId): number {
  const { owner, warehouse } = state.ports[port];
  if (owner === seat) return 0.85 * cubeWorth(state, port, style);
  const feeds = owner === NOBODY ? 0 : style.rivalry * cubeWorth(state, port, style);
  if (owner !== first) return slotValue(warehouse.length) - feeds;
  const sure = warehouseIncome(state, warehouse.length + 1) - warehouseIncome(state, warehouse.length);
  return slotValue(warehouse.length) - Math.max(feeds, GIFT_BY_PLAYERS[seatsOf(state)] * sure * scoringsLeft(state));
}

/** The seat with the most money, including its ports' income at the remaining scorings. */
export function leader(state: State): Seat {
  const income = incomes(state);
  const left = scoringsLeft(state);
  let first = 0;
  for (let seat = 1; seat < income.length; seat++) {
    if (state.money[seat] + income[seat] * left > state.money[first] + income[first] * left) first = seat;
  }
  return first;
}

/** The other ports in reach of each space, nearest first, for each map. */
const NEAR = new Map<Graph, readonly (readonly { readonly port: PortId; readonly steps: number }[])[]>();

function portsNear(map: Graph, from: SpaceId) {
  let near = NEAR.get(map);
  if (!near) {
    near = map.distance.map((away) =>
      BOARD.ports
        .map(({ space }, port) => ({ port, steps: away[space] }))
        .filter(({ steps }) => steps > 0 && steps <= CAPACITY)
        .sort((a, b) => a.steps - b.steps),
    );
    NEAR.set(map, near);
  }
  return near[from];
}

/** Scratch buffer of {@link nextSale}. */
const NEXT = new Float64Array(CAPACITY + 1);

/** The best sale of a good in reach of a space, for a galley with `sailors`. */
export function nextSale(market: Market, from: SpaceId, good: GoodId, sailors: number): number {
  return nextSales(market, from, good, NEXT, 0)[sailors];
}

/** Computes {@link nextSale} for each crew size from 0, and writes the results to `table` from index `first`. */
export function nextSales(
  market: Market,
  from: SpaceId,
  good: GoodId,
  table: Float64Array,
  first: number,
): Float64Array {
  let best = 0;
  let crew = 0;
  for (const { port, steps } of portsNear(graph(market.state.options), from)) {
    while (crew < steps) table[first + crew++] = best;
    const gain = saleGain(market, port, good) * (steps <= 3 ? 1 : 0.8);
    if (gain > best) best = gain;
  }
  while (crew <= CAPACITY) table[first + crew++] = best;
  return table;
}
