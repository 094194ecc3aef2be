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

/** By number of players: what the leader is sure to gain by a gift, as a part of one's own loss. With two it has not paid to look at it. */
const GIFT_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 1 };

/** What a seat would gain by each sale there is. */
export interface Market {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  /** Who leads: a cube in their port is a gift. */
  readonly leader: Seat;
  /** By port and good; NaN: not asked for yet. */
  readonly gains: Float64Array;
}

const KINDS = BOARD.goods.length;

/** A market is done with before the next is opened: making this anew each time would take longer than filling it. */
const GAINS = new Float64Array(BOARD.ports.length * KINDS);

/** A seat's market: the one market there is, until the next is asked for. */
export function marketOf(state: State, seat: Seat, style: Style): Market {
  return { state, seat, style, leader: leader(state), gains: GAINS.fill(NaN) };
}

/** What a good sold in a port would bring now; nothing where it cannot be. */
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
  // What it produces or stores already it does not take.
  gains[first + BOARD.ports[port].good] = 0;
  for (const stored of warehouse) gains[first + stored] = 0;
}

/** What a seat gains by a cube sold in a port: its own grows, a stranger pays and grows as well. */
function cubeGain({ state, seat, style, leader: first }: Market, port: PortId): number {
  const { owner, warehouse } = state.ports[port];
  if (owner === seat) return 0.85 * cubeWorth(state, port, style);
  const feeds = owner === NOBODY ? 0 : style.rivalry * cubeWorth(state, port, style);
  if (owner !== first) return slotValue(warehouse.length) - feeds;
  const sure = warehouseIncome(state, warehouse.length + 1) - warehouseIncome(state, warehouse.length);
  return slotValue(warehouse.length) - Math.max(feeds, GIFT_BY_PLAYERS[seatsOf(state)] * sure * scoringsLeft(state));
}

/** Who has most, what their ports will bring as they are among it. */
export function leader(state: State): Seat {
  const income = incomes(state);
  const left = scoringsLeft(state);
  let first = 0;
  for (let seat = 1; seat < income.length; seat++) {
    if (state.money[seat] + income[seat] * left > state.money[first] + income[first] * left) first = seat;
  }
  return first;
}

/** For both maps, by space: its ports, the nearest first but without its own, and how far they are. */
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

/** What `nextSale` asks for, until it asks again. */
const NEXT = new Float64Array(CAPACITY + 1);

/** The best sale of a good within reach of a space for a galley with so many sailors. */
export function nextSale(market: Market, from: SpaceId, good: GoodId, sailors: number): number {
  return nextSales(market, from, good, NEXT, 0)[sailors];
}

/** The same for every crew, from none up, into a table from `first` on. */
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
