import { checkPositionShape, need } from '../../../../src/engine/kit/positions';
import { count, index, list, nullable, record } from '../../../../src/engine/kit/shapes';
import type { Shape } from '../../../../src/engine/kit/shapes';
import { ABOUT } from './about';
import { GOAL, PURSE } from './board';
import type { State } from './state';

const stateShape = (seats: number): Shape<State> =>
  record<State>({
    spaces: list(count(0, GOAL), seats),
    money: list(count(0, PURSE.most), seats),
    active: nullable(index(seats)),
  });

/** Checks the shape and all invariants of a position from outside the app. Throws {@link BadPosition}. */
export function checkState(value: unknown): asserts value is State {
  const state: unknown = value;
  checkPositionShape<State>(state, 'spaces', ABOUT.seats, stateShape);
  const arrived = state.spaces.filter((space) => space === GOAL).length;
  need(arrived === Number(state.active === null), 'The game ends when a player reaches the goal');
}
