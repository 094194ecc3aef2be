import type { PortId, SpaceId } from '../serenissima/board';
import { BOARD, FIRST_FIGURE } from './data/board';
import { BASE_GRAPH } from './graph';
import type { State } from './state';

export { graph } from './graph';

/** The port of a space, or -1. */
export function portAt(space: SpaceId): PortId {
  return BASE_GRAPH.portAt[space];
}

/** Ducats paid for the next good: 100 times the lowest free figure of the warehouse. */
export function nextFigure(state: State, port: PortId): number {
  return 100 * (FIRST_FIGURE[state.options.figures] + state.ports[port].warehouse.length);
}

const CAPITALS = new Set(BOARD.powers.map((power) => power.capital));

/** Whether a port is one of the four capitals, regardless of its owner. */
export function isCapital(port: PortId): boolean {
  return CAPITALS.has(port);
}
