import type { PortId, SpaceId } from '../serenissima/board';
import { graphOf } from '../serenissima/graph';
import type { Graph } from '../serenissima/graph';
import type { Serenissima2012Options } from './about';
import { ADRIATIC_EDGE, BOARD, FIRST_VALUE } from './data/board';

const PLAIN = graphOf(BOARD);
const WITH_EXIT = graphOf(BOARD, [ADRIATIC_EDGE]);

/** The map in force: with or without the second way out of the Adriatic. */
export function graph(options: Serenissima2012Options): Graph {
  return options.adriaticExit ? WITH_EXIT : PLAIN;
}

/** The port of a space, or -1. */
export function portAt(space: SpaceId): PortId {
  return PLAIN.portAt[space];
}

/** Ducats a warehouse space pays, by its place from 0. */
export function slotValue(slot: number): number {
  return FIRST_VALUE + slot;
}
