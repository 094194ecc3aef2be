import { seatOf } from '../../../kit/frames';
import { NOBODY } from '../../serenissima/board';
import type { PortId } from '../../serenissima/board';
import { galleyAt, sinkGalley } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, LandingFrame, State } from '../state';
import { whyNotPart } from '../steps';
import { askBlockade, barringSeats } from './asking';
import type { Decision, Handlers, MoveContext, MoveOf } from './decision';
import { endActivation } from './flow';

/** Step 3, battle: landing sailors claims a neutral port. */
export function claimMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  for (let sailors = 1; !whyNotClaim(state, frame, sailors); sailors++) moves.push({ type: 'claim', sailors });
}

function whyNotClaim(state: State, frame: ActivationFrame, sailors: number): RefusalCode | undefined {
  if (frame.step === 'barred') return 'blockaded';
  const why = whyNotPart(frame.step, 'battle');
  if (why) return why;
  const port = portAt(galleyAt(state, frame.galley).space);
  if (port < 0) return 'no-port-here';
  if (state.ports[port].closed) return 'port-closed';
  if (state.ports[port].owner !== NOBODY) return 'not-neutral';
  return sailors < 1 ? 'count' : whyNotLand(state, port, sailors);
}

/** Why the active galley can't garrison a port with `sailors`. */
function whyNotLand(state: State, port: PortId, sailors: number): RefusalCode | undefined {
  if (sailors > activeGalley(state).sailors) return 'no-crew';
  return sailors > BOARD.ports[port].size ? 'garrison-full' : undefined;
}

/** The moves after a battle for a port: landing some sailors, or none to leave it neutral. */
function landingMoves(state: State, { port }: LandingFrame): MoveOf<'land'>[] {
  const moves: MoveOf<'land'>[] = [];
  for (let sailors = 0; !whyNotLand(state, port, sailors); sailors++) moves.push({ type: 'land', sailors });
  return moves;
}

export const claiming: Handlers<ActivationFrame, 'claim'> = {
  claim(state, _seat, { sailors }, context, frame) {
    refuseIf(whyNotClaim(state, frame, sailors));
    if (askBlockade(state, barringSeats(state, frame), { type: 'claim', sailors }, context)) return;
    completeClaim(state, sailors, context);
  },
};

/** The winner lands sailors in a port whose garrison has been beaten. */
export const landing: Decision<LandingFrame, 'land'> = {
  actors: seatOf,
  moves: landingMoves,
  play: {
    land(state, _seat, { sailors }, context, { port }) {
      refuseIf(whyNotLand(state, port, sailors));
      if (sailors > 0) return garrison(state, port, sailors, context);
      abandonPort(state, port, context);
      endActivation(state, context);
    },
  },
};

/** Claims a neutral port that no seat has blockaded. */
export function completeClaim(state: State, sailors: number, context: MoveContext): void {
  garrison(state, portAt(activeGalley(state).space), sailors, context);
}

/** Lands sailors, who take the port, and ends the activation. A galley without sailors sinks. */
function garrison(state: State, port: PortId, sailors: number, context: MoveContext): void {
  const { seat, galley: id } = acting(state);
  const galley = activeGalley(state);
  const town = state.ports[port];
  const from = town.owner;
  town.owner = seat;
  town.garrison = sailors;
  galley.sailors -= sailors;
  context.events.push({ type: 'landed', seat, galley: id, port, count: sailors, from });
  if (galley.sailors === 0) sinkGalley(state, id, 'landed', context.events);
  endActivation(state, context);
}

/** A port without sailors becomes neutral. It keeps its goods, fort and basilica. */
export function abandonPort(state: State, port: PortId, { events }: MoveContext): void {
  events.push({ type: 'portLost', seat: state.ports[port].owner, port });
  state.ports[port].owner = NOBODY;
  state.ports[port].garrison = 0;
}
