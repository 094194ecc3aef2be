import { mix } from '../../../core/random';
import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { State } from '../state';

/** A hash of the seat's galleys with their positions, crews and cargoes; see `Planning.planKey`. */
export function planKey(state: State, seat: Seat): number | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'phase' || (frame.phase !== 'harbour' && frame.phase !== 'sailing')) return undefined;
  let key = mix((seat << 8) + (state.turn << 1) + Number(frame.phase === 'harbour') + 1);
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (galley?.owner !== seat) continue;
    key = mix(key ^ ((galley.space << 12) + (id << 6) + galley.sailors));
    for (let good = 0; good < galley.cargo.length; good++) {
      if (galley.cargo[good] > 0) key = mix(key ^ ((good << 3) + galley.cargo[good]));
    }
  }
  return key;
}
