import { KEEL } from '../layout';

/** How far the painting extends beyond the world on each side, in world units. */
export const BLEED = 200;
/** The y of the water under the slipway: its far shore, and the edge of the quay. */
export const SHORE = KEEL - 6;
export const QUAY_EDGE = KEEL + 76;
