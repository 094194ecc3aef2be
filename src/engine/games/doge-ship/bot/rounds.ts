import { LOWER, UPPER } from '../data/components';
import { columnsOf } from '../ship';
import type { State } from '../state';

/** Average number of parts built per player and round. */
const PACE = 0.62;

/** The number of empty spaces of the Galley. */
export function spacesLeft(state: State): number {
  return 2 * columnsOf(state) - state.ship[LOWER].length - state.ship[UPPER].length;
}

/** Expected number of remaining rounds, including the current one. */
export function roundsLeft(state: State): number {
  return spacesLeft(state) / (PACE * state.money.length);
}

/** Number of rounds beyond the usual length of a game. */
export function overdue(state: State): number {
  return Math.max(0, state.round - (2 * columnsOf(state)) / (PACE * state.money.length));
}
