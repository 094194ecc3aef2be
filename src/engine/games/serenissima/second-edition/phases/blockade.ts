import type { Seat } from '../../../../core/game';
import { topFrame } from '../../../../kit/frames';
import type { SecondEditionMove } from '../moves';
import { acting, seatsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, BlockadeFrame, State } from '../state';
import { answer, followOrders } from './asking';
import type { Handlers, Turn } from './handler';
import { completeClaim } from './landing';
import { completeSale } from './sale';

/** Whoever may blockade does, or lets it be: this once, or from now on. */
export const BLOCKADE_ANSWERS: readonly SecondEditionMove[] = [true, false].flatMap((declare) =>
  [false, true].map((standing): SecondEditionMove => Object.freeze({ type: 'answerBlockade', declare, standing })),
);

/** Standing orders are taken back before a galley of one’s own does anything. */
export function revokeMoves(state: State, frame: ActivationFrame, moves: SecondEditionMove[]): void {
  for (let against = 0; against < seatsOf(state); against++) {
    if (!whyNotRevoke(state, frame, against)) moves.push({ type: 'revoke', against });
  }
}

function whyNotRevoke(state: State, { seat, step }: ActivationFrame, against: Seat): RefusalCode | undefined {
  if (step !== 'choice') return 'revoke-late';
  return (state.standing[seat][against] ?? 'ask') === 'ask' ? 'no-order' : undefined;
}

export const blockade: Handlers<'answerBlockade' | 'revoke'> = {
  answerBlockade(state, seat, { declare, standing }, turn) {
    const { seats, what } = topFrame(state) as BlockadeFrame;
    if (standing) state.standing[seat][acting(state).seat] = declare ? 'always' : 'never';
    seats.shift();
    const barred = answer(state, seat, what, declare, false, turn);
    const outcome = barred ? 'barred' : followOrders(state, seats, what, turn);
    if (outcome === 'asked') return;
    state.frames.pop();
    if (outcome === 'free') proceed(state, what, turn);
  },

  revoke(state, seat, { against }, { events }) {
    refuseIf(whyNotRevoke(state, acting(state), against));
    state.standing[seat][against] = 'ask';
    events.push({ type: 'revoked', seat, against });
  },
};

/** Nobody blockades: what waited happens. */
function proceed(state: State, what: BlockadeFrame['what'], turn: Turn): void {
  if (what.type === 'sale') completeSale(state, what.good, turn);
  if (what.type === 'claim') completeClaim(state, what.sailors, turn);
}
