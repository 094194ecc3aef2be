import { mix } from '../../../core/random';
import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import { NOBODY } from '../../serenissima/board';
import type { State, Step } from '../state';

const STEPS: readonly Step[] = ['choice', 'loading', 'movement', 'stopped', 'sale', 'barred', 'battle', 'investment'];
/** Ducats that make no difference to a plan. */
const GRAIN = 4;

/** What an activation hangs on most: where the galley lies, its crew and cargo, whose the ports are, and what can be spent. */
export function planKey(state: State, seat: Seat): number | undefined {
  const frame = topFrame(state);
  const galley = frame?.kind === 'activation' ? state.galleys[frame.galley] : null;
  if (frame?.kind !== 'activation' || !galley) return undefined;
  let key = mix((seat << 16) + (state.turn << 10) + (frame.galley << 4) + STEPS.indexOf(frame.step) + 1);
  key = mix(key ^ ((galley.space << 12) + galley.sailors));
  for (let good = 0; good < galley.cargo.length; good++) {
    if (galley.cargo[good] > 0) key = mix(key ^ ((good << 3) + galley.cargo[good]));
  }
  for (let port = 0; port < state.ports.length; port++) {
    if (state.ports[port].owner !== NOBODY) key = mix(key ^ ((port << 3) + state.ports[port].owner));
  }
  return mix(key ^ Math.floor(state.money[seat] / GRAIN));
}
