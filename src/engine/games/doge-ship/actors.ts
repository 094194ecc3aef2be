import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import { activeSeat } from './queries';
import type { State } from './state';

/** Who may decide now: the seat whose turn it is, or in an inspection everybody who has not bid. */
export function actors(state: State): Seat[] {
  const frame = topFrame(state);
  if (!frame) return [];
  if (frame.kind !== 'inspection') return [activeSeat(state)];
  return frame.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}
