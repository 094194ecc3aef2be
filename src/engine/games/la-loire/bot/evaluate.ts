import type { State } from '../state';
import { positionValue } from './worth';
import { turnsLeft } from './clock';
import type { Style } from './style';

/** What each seat may expect to score: its points and what its figures, cards and buildings should still bring. */
export function evaluate(state: State, style: Style): number[] {
  return state.players.map((_, seat) => positionValue(state, seat, style));
}

/** Points by which a seat must lead to be a clear favourite. */
export function decisiveMargin(state: State): number {
  return 3 + 0.15 * turnsLeft(state, 0);
}
