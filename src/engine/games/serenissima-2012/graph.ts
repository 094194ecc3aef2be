import { graphOf } from '../serenissima/graph';
import type { Graph } from '../serenissima/graph';
import type { Serenissima2012Options } from './about';
import { ADRIATIC_EDGE, BOARD } from './data/board';

export const BASE_GRAPH = graphOf(BOARD);
const WITH_EXIT = graphOf(BOARD, [ADRIATIC_EDGE]);

/** The map of a match. An option adds the second exit from the Adriatic. */
export function graph(options: Serenissima2012Options): Graph {
  return options.adriaticExit ? WITH_EXIT : BASE_GRAPH;
}
