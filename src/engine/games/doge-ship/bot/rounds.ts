import { LOWER, UPPER } from '../data/components';
import { columnsOf } from '../ship';
import type { State } from '../state';

/** Parts each player adds to the Galley in a round, as games go. */
const PACE = 0.62;

/** Spaces of the Galley still empty. */
export function spacesLeft(state: State): number {
  return 2 * columnsOf(state) - state.ship[LOWER].length - state.ship[UPPER].length;
}

/** Rounds that may be expected yet, with the part of this one that is left. */
export function roundsLeft(state: State): number {
  return spacesLeft(state) / (PACE * state.money.length);
}

/** Rounds by which a game has outlasted what its Galley usually takes. */
export function overdue(state: State): number {
  return Math.max(0, state.round - (2 * columnsOf(state)) / (PACE * state.money.length));
}
