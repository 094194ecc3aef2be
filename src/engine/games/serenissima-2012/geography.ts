import type { PortId, SpaceId } from '../serenissima/board';
import { FIRST_VALUE } from './data/board';
import { BASE_GRAPH } from './graph';

export { graph } from './graph';

/** The port of a space, or -1. */
export function portAt(space: SpaceId): PortId {
  return BASE_GRAPH.portAt[space];
}

/** Ducats paid for a warehouse space. */
export function slotValue(slot: number): number {
  return FIRST_VALUE + slot;
}
