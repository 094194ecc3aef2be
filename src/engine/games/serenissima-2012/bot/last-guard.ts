import type { Seat } from '../../../core/game';
import type { PortId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import { portIncome } from '../income';
import type { State } from '../state';
import { winChance } from '../chances';

/**
 * Probability that a rival able to storm a port attempts it. A galley storms only one port and often has another goal.
 */
const GREED = 0.5;

/** Expected ducats of a port's last income that `men` more sailors save from rival galleys that act later this turn. */
export function guardGain(state: State, seat: Seat, port: PortId, men: number): number {
  const { garrison } = state.ports[port];
  const less = takenBy(state, seat, port, garrison) - takenBy(state, seat, port, garrison + men);
  return GREED * less * portIncome(state, state.ports[port]);
}

/** The highest probability that a rival galley acting later this turn takes the port. */
function takenBy(state: State, seat: Seat, port: PortId, garrison: number): number {
  const frame = state.frames.at(0);
  const first = frame?.kind === 'activation' ? frame.galley + 1 : 0;
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let most = 0;
  for (let id = first; id < state.galleys.length; id++) {
    const foe = state.galleys[id];
    if (!foe || foe.owner === seat || away[foe.space] >= foe.sailors) continue;
    most = Math.max(most, winChance(foe.sailors, garrison, foe.sailors - away[foe.space], state.ports[port].fort));
  }
  return most;
}
