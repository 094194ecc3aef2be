import type { Seat } from '../../../core/game';
import { seatOf } from '../../../kit/frames';
import { CAPACITY } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { STARTING_GALLEYS, STARTING_SAILORS } from '../data/components';
import { ownCapital } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { PlacementFrame, State } from '../state';
import { beginTurn } from './flow';
import type { Decision, MoveOf } from './decision';

/** Set-up: each seat in turn divides its ten sailors among its two galleys and its capital. */
function placementMoves(): MoveOf<'place'>[] {
  const moves: MoveOf<'place'>[] = [];
  for (let first = 1; first <= CAPACITY; first++) {
    for (let second = 1; second <= CAPACITY; second++) moves.push({ type: 'place', crews: [first, second] });
  }
  return moves;
}

function whyNotPlace(crews: readonly number[]): RefusalCode | undefined {
  if (crews.length !== STARTING_GALLEYS) return 'place-both';
  if (crews.some((crew) => crew < 1)) return 'place-crew';
  if (crews.some((crew) => crew > CAPACITY)) return 'no-room';
  return undefined;
}

export const placement: Decision<PlacementFrame, 'place'> = {
  actors: seatOf,
  moves: placementMoves,
  play: {
    place(state, seat, { crews }, context, frame) {
      refuseIf(whyNotPlace(crews));
      const fleet = fleetOf(state, seat);
      crews.forEach((crew, i) => (galleyAt(state, fleet[i]).sailors = crew));
      const garrison = STARTING_SAILORS - crews.reduce((sum, crew) => sum + crew, 0);
      state.ports[ownCapital(state, seat)].garrison = garrison;
      state.sailors -= STARTING_SAILORS;
      context.events.push({ type: 'placed', seat, crews: crews.slice(), garrison });

      if (seat + 1 < state.powers.length) frame.seat = seat + 1;
      else beginTurn(state, context);
    },
  },
};

function fleetOf(state: State, seat: Seat): number[] {
  return state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [id] : []));
}
