import type { Seat } from '../../../core/game';
import { CAPACITY } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { STARTING_GALLEYS, STARTING_SAILORS } from '../data/components';
import type { Serenissima1996Move } from '../moves';
import { ownCapital } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { PlacementFrame, State } from '../state';
import { beginTurn } from './flow';
import type { Handlers } from './handler';

/** Set-up: each seat in turn shares its ten sailors between its two galleys and its capital. */
export function placementMoves(): Serenissima1996Move[] {
  const moves: Serenissima1996Move[] = [];
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

export const placement: Handlers<'place'> = {
  place(state, seat, { crews }, context) {
    refuseIf(whyNotPlace(crews));
    const fleet = fleetOf(state, seat);
    crews.forEach((crew, i) => (galleyAt(state, fleet[i]).sailors = crew));
    const garrison = STARTING_SAILORS - crews.reduce((sum, crew) => sum + crew, 0);
    state.ports[ownCapital(state, seat)].garrison = garrison;
    state.sailors -= STARTING_SAILORS;
    context.events.push({ type: 'placed', seat, crews: crews.slice(), garrison });

    const frame = state.frames[0] as PlacementFrame;
    if (seat + 1 < state.powers.length) frame.seat = seat + 1;
    else beginTurn(state, context);
  },
};

function fleetOf(state: State, seat: Seat): number[] {
  return state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [id] : []));
}
