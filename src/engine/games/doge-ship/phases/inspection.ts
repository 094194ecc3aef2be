import type { Seat } from '../../../core/game';
import { INSPECTION } from '../data/board';
import { award } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { InspectionFrame, State } from '../state';
import type { MoveContext, Decision, MoveOf } from './decision';
import { pointsByRank } from './ranking';
import { beginRound } from './round';

/**
 * Starts an inspection. If Approvals are hidden, seats without Approvals take part too, because skipping them would
 * reveal that they have none. If Approvals are open, seats without any are skipped.
 */
export function holdInspection(state: State, context: MoveContext): void {
  const open = state.options.approvals === 'open';
  const bids = state.approvals.map((approvals) => (open && approvals === 0 ? 0 : null));
  context.events.push({ type: 'inspectionBegan' });
  const frame: InspectionFrame = { kind: 'inspection', bids };
  state.frames = [frame];
  if (bids.every((bid) => bid !== null)) reveal(state, bids, context);
}

function inspectionMoves(state: State, _frame: InspectionFrame, seat: Seat): MoveOf<'bid'>[] {
  return Array.from({ length: state.approvals[seat] + 1 }, (_, amount) => ({ type: 'bid', amount }));
}

function whyNotBid(state: State, seat: Seat, amount: number): RefusalCode | undefined {
  return amount > state.approvals[seat] ? 'not-enough-approvals' : undefined;
}

/** Each seat without a bid may bid now, in secret. */
export const inspection: Decision<InspectionFrame, 'bid'> = {
  actors: (_state, { bids }) => bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
  moves: inspectionMoves,
  play: {
    bid(state, seat, { amount }, context, { bids }) {
      refuseIf(whyNotBid(state, seat, amount));
      bids[seat] = amount;
      context.events.push({ type: 'bidMade', seat });
      if (bids.every((bid) => bid !== null)) reveal(state, bids, context);
    },
  },
};

/** Reveals all bids. All bid Approvals are spent. */
function reveal(state: State, bids: readonly number[], context: MoveContext): void {
  const points = pointsByRank(bids, INSPECTION);
  bids.forEach((bid, seat) => {
    state.approvals[seat] -= bid;
    award(state, seat, 'inspections', points[seat]);
  });
  context.events.push({ type: 'inspectionHeld', bids: bids.slice(), points, bars: 'secret' });
  beginRound(state, context);
}
