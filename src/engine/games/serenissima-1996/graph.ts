import { graphOf } from '../serenissima/graph';
import type { Graph } from '../serenissima/graph';
import type { Serenissima1996Options } from './about';
import { DISPUTED_EDGE, BOARD } from './data/board';

export const BASE_GRAPH = graphOf(BOARD);
const WITH_DISPUTED = graphOf(BOARD, [DISPUTED_EDGE]);

/** The map of a match. An option adds the disputed border between Alexandria and Acre. */
export function graph(options: Serenissima1996Options): Graph {
  return options.alexandriaAcre ? WITH_DISPUTED : BASE_GRAPH;
}
