import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { FINAL_INSPECTION, INSPECTION } from '../data/board';
import type { State } from '../state';

/**
 * The reason for a bid: the points that it is sure to score or, without any, what the Approvals it saves are for. If
 * the app doesn't count Approvals (an option), the reason must not reveal anyone's number.
 */
export function bid(state: State, seat: Seat, amount: number): Reason {
  const own = state.approvals[seat];
  if (state.options.approvals === 'uncounted')
    return amount > 0 ? { key: 'bid', params: { approvals: amount } } : { key: 'bid.none', params: {} };
  if (own === 0) return { key: 'bid.empty', params: {} };
  if (amount === 0) return { key: 'bid.none', params: {} };
  const points = INSPECTION[state.approvals.filter((held, other) => other !== seat && held > amount).length];
  if (points > 0) return { key: 'bid.sure', params: { approvals: amount, points } };
  return amount < own
    ? { key: 'bid.saved', params: { approvals: amount, rest: own - amount, points: FINAL_INSPECTION[0] } }
    : { key: 'bid', params: { approvals: amount } };
}
