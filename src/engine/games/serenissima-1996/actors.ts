import type { Seat } from '../../core/game';
import { bargainer } from './phases/bargain';
import type { State } from './state';
import { topFrame } from '../../kit/frames';

/** Who may decide now; while bids are being made, everybody who has not bid. */
export function actors(state: State): Seat[] {
  const frame = topFrame(state);
  if (!frame) return [];
  switch (frame.kind) {
    case 'bidding':
      return frame.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
    case 'ordering':
      return [frame.choosers[0]];
    case 'phase':
      return [state.order[frame.place]];
    case 'bargain':
      return [bargainer(frame)];
    case 'passage':
      return [frame.owners[0]];
    case 'placement':
    case 'spoils':
      return [frame.seat];
  }
}
