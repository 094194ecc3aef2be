import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import type { State } from './state';

/** Who decides now; nobody when the game is over. */
export function actors(state: State): Seat[] {
  const frame = topFrame(state);
  return frame ? [frame.seat] : [];
}
