import type { PortId, SpaceId } from '../serenissima/board';
import { graphOf } from '../serenissima/graph';
import type { Graph } from '../serenissima/graph';
import type { Serenissima1996Options } from './about';
import { BOARD, DISPUTED_EDGE, FIRST_FIGURE } from './data/board';
import type { State } from './state';

const PLAIN = graphOf(BOARD);
const WITH_DISPUTED = graphOf(BOARD, [DISPUTED_EDGE]);

/** The map in force: with or without the disputed border between Alexandria and Acre. */
export function graph(options: Serenissima1996Options): Graph {
  return options.alexandriaAcre ? WITH_DISPUTED : PLAIN;
}

/** The port of a space, or -1. Ports do not depend on the disputed border. */
export function portAt(space: SpaceId): PortId {
  return PLAIN.portAt[space];
}

/** Ducats the next good stored in a port brings: 100 times the lowest free figure. */
export function nextFigure(state: State, port: PortId): number {
  return 100 * (FIRST_FIGURE[state.options.figures] + state.ports[port].warehouse.length);
}

const CAPITALS = new Set(BOARD.powers.map((power) => power.capital));

/** Whether a port is one of the four capital cities, whoever holds it. */
export function isCapital(port: PortId): boolean {
  return CAPITALS.has(port);
}
