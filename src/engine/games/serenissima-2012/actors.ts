import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import type { State } from './state';

/** Who decides now: one seat, or nobody when the game is over. */
export function actors(state: State): Seat[] {
  const frame = topFrame(state);
  if (!frame) return [];
  return [frame.kind === 'blockade' || frame.kind === 'catchUp' ? frame.seats[0] : frame.seat];
}
