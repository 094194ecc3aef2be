import type { State } from '../state';
import { positionValue } from './worth';
import { turnsLeft } from './clock';
import type { Style } from './style';

/** Each seat's expected final points. */
export function evaluate(state: State, style: Style): number[] {
  return state.players.map((_, seat) => positionValue(state, seat, style));
}

/** The lead in points that makes a seat the clear favourite. */
export function decisiveMargin(state: State): number {
  return 3 + 0.15 * turnsLeft(state, 0);
}
