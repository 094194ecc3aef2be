import { mix } from '../../../core/random';
import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { State } from '../state';

/** Ducats that make no difference to a plan. */
const GRAIN = 3;

/** What the use of a marker hangs on most: the seat's yard, what it can spend, and how many markers it has left. */
export function planKey(state: State, seat: Seat): number | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'turn' && frame?.kind !== 'buy' && frame?.kind !== 'construct') return undefined;
  let key = mix((seat << 16) + (state.round << 8) + Math.floor(state.money[seat] / GRAIN) + 1);
  if (frame.kind === 'turn') key = mix(key ^ ((state.markers[seat] << 1) + Number(frame.reordered)));
  else for (const kind of frame.kinds) key = mix(key ^ ((kind.length << 2) + Number(frame.kind === 'buy')));
  for (const tile of state.yards[seat]) key = mix(key ^ tile);
  return key;
}
