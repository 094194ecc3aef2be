import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId, SpaceId } from '../../serenissima/board';
import { whyNotStore } from '../../serenissima/warehouse';
import { BOARD } from '../data/board';
import { SPICE_BONUS } from '../data/components';
import { graph, slotValue } from '../geography';
import { warehouseIncome } from '../income';
import { SPICE } from '../queries';
import type { Galley, State } from '../state';
import { winChance } from '../chances';

/** Ducats paid for selling goods one after the other in a port. */
export function salesIn(state: State, seat: Seat, port: PortId, goods: readonly GoodId[]): number {
  const { owner, warehouse } = state.ports[port];
  return goods.reduce((sum, good, nth) => {
    const price = owner === seat ? 0 : slotValue(warehouse.length + nth);
    return sum + price + (good === SPICE ? SPICE_BONUS : 0);
  }, 0);
}

/** Ducats a warehouse earns at a scoring. */
export function earnings(state: State, cubes: number): number {
  return warehouseIncome(state, cubes);
}

/** The port within `range` spaces that pays most for a good, except the port `without`. */
export function dearestNear(state: State, seat: Seat, from: SpaceId, good: GoodId, range: number, without: PortId) {
  const away = graph(state.options).distance[from];
  let best: { port: PortId; price: number } | undefined;
  BOARD.ports.forEach((data, port) => {
    const town = state.ports[port];
    if (port === without || away[data.space] > range || town.closed || whyNotStore(town, data, good)) return;
    const price = salesIn(state, seat, port, [good]);
    if (price > (best?.price ?? 0)) best = { port, price };
  });
  return best as { port: PortId; price: number } | undefined;
}

/** Number of other ports within `range` spaces that buy part of the cargo or are neutral. */
export function marketsNear(state: State, from: SpaceId, cargo: readonly number[], range: number): number {
  const away = graph(state.options).distance[from];
  return BOARD.ports.filter((data, port) => {
    const town = state.ports[port];
    if (data.space === from || away[data.space] > range || town.closed) return false;
    return town.owner === NOBODY || cargo.some((count, good) => count > 0 && !whyNotStore(town, data, good));
  }).length;
}

/** The rival galley in reach that would have the highest combat value against a port. */
export function rivalNear(state: State, seat: Seat, port: PortId): Galley | undefined {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let strongest: Galley | undefined;
  const left = (galley: Galley) => galley.sailors - away[galley.space];
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat || left(galley) <= 0) continue;
    if (!strongest || left(galley) > left(strongest)) strongest = galley;
  }
  return strongest;
}

/** Probability, in per cent, that a galley takes a port from `garrison` sailors. */
export function stormChance(state: State, galley: Galley, port: PortId, garrison: number): number {
  const away = graph(state.options).distance[galley.space][BOARD.ports[port].space];
  const { fort } = state.ports[port];
  return Math.round(winChance(galley.sailors, garrison, Math.max(0, galley.sailors - away), fort) * 100);
}
