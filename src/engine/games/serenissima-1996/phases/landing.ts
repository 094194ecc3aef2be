import type { Seat } from '../../../core/game';
import { portAt } from '../geography';
import { marketOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, State, PhaseFrame } from '../state';
import { bonusesEnded } from './bonus-ends';
import type { Handlers, MoveOf } from './decision';
import { ownGalley, sinkGalley } from '../../serenissima/galleys';

/** Phase 5: the first sailors to land in a port without a garrison take it, regardless of its owner. */
export function landingMoves(state: State, seat: Seat): MoveOf<'land' | 'endPhase'>[] {
  const moves: MoveOf<'land' | 'endPhase'>[] = [];
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    for (let count = 1; !whyNotLand(state, galley, count); count++) moves.push({ type: 'land', galley: id, count });
  }
  moves.push({ type: 'endPhase' });
  return moves;
}

/** Whether a seat can land anywhere. If not, the seat skips the phase. */
export function canLand(state: State, seat: Seat): boolean {
  return landingMoves(state, seat).length > 1;
}

function whyNotLand(state: State, galley: Galley, count: number): RefusalCode | undefined {
  const port = portAt(galley.space);
  if (port < 0) return 'no-port-here';
  if (state.ports[port].garrison > 0) return 'garrisoned';
  if (count < 1) return 'count';
  return count > galley.sailors ? 'no-crew' : undefined;
}

export const landing: Handlers<PhaseFrame, 'land'> = {
  land(state, seat, { galley: id, count }, { events }) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    refuseIf(whyNotLand(state, galley, count));
    const port = portAt(galley.space);
    const from = state.ports[port].owner;
    const known = marketOf(state, seat);
    state.ports[port].owner = seat;
    state.ports[port].garrison = count;
    galley.sailors -= count;
    events.push({ type: 'landed', seat, galley: id, port, count, from, ...bonusesEnded(state, port, known) });
    if (galley.sailors === 0) sinkGalley(state, id, 'landed', events);
  },
};
