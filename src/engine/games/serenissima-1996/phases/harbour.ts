import type { Seat } from '../../../core/game';
import { refuseIf } from '../refuse';
import type { PhaseFrame, State, Standing } from '../state';
import { buildMoves } from './build';
import type { Handlers, MoveOf } from './decision';
import { openingMoves } from './bargain';
import { barterMoves } from './barter';
import { purchaseMoves } from './purchase';
import { stowageMoves } from './stowage';

const STANDINGS: readonly Standing[] = ['ask', 'always', 'never'];

export type HarbourMove =
  | 'buy'
  | 'askPrice'
  | 'askCargo'
  | 'offerCargo'
  | 'askBarter'
  | 'offerBarter'
  | 'buildGalley'
  | 'buildFort'
  | 'hire'
  | 'transfer'
  | 'exchange'
  | 'discard'
  | 'dismiss'
  | 'setPassage'
  | 'endPhase';

/** Phase 2: what a seat may do in its ports and spaces, in any order. */
export function harbourMoves(state: State, frame: PhaseFrame, seat: Seat): MoveOf<HarbourMove>[] {
  const moves: MoveOf<HarbourMove>[] = [];
  purchaseMoves(state, seat, moves);
  openingMoves(state, seat, frame, moves);
  barterMoves(state, seat, frame, moves);
  buildMoves(state, seat, moves);
  stowageMoves(state, seat, moves);
  for (let towards = 0; towards < state.powers.length; towards++) {
    if (towards === seat) continue;
    for (const answer of STANDINGS) {
      if (state.standing[seat][towards] !== answer) moves.push({ type: 'setPassage', towards, answer });
    }
  }
  moves.push({ type: 'endPhase' });
  return moves;
}

/** Whether a seat has a galley or a port. */
export function hasHarbourWork(state: State, seat: Seat): boolean {
  return state.galleys.some((galley) => galley?.owner === seat) || state.ports.some((port) => port.owner === seat);
}

export const standingOrders: Handlers<PhaseFrame, 'setPassage'> = {
  /** Standing orders are private, so there is no event. */
  setPassage(state, seat, { towards, answer }) {
    refuseIf(towards >= state.powers.length || towards === seat ? 'no-such-player' : undefined);
    refuseIf(state.standing[seat][towards] === answer ? 'same-answer' : undefined);
    state.standing[seat][towards] = answer;
  },
};
