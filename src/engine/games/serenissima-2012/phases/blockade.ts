import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { Serenissima2012Move } from '../moves';
import { acting, seatsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, BlockadeFrame, State } from '../state';
import { answer, followOrders } from './asking';
import type { Handlers, MoveContext } from './handler';
import { completeClaim } from './landing';
import { completeSale } from './sale';

/** Whoever may blockade does, or lets it be: this once, or from now on. */
export const BLOCKADE_ANSWERS: readonly Serenissima2012Move[] = [true, false].flatMap((declare) =>
  [false, true].map((standing): Serenissima2012Move => Object.freeze({ type: 'answerBlockade', declare, standing })),
);

/** Standing orders are taken back before a galley of one’s own does anything. */
export function revokeMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  for (let against = 0; against < seatsOf(state); against++) {
    if (!whyNotRevoke(state, frame, against)) moves.push({ type: 'revoke', against });
  }
}

function whyNotRevoke(state: State, { seat, step }: ActivationFrame, against: Seat): RefusalCode | undefined {
  if (step !== 'choice') return 'revoke-late';
  return (state.standing[seat][against] ?? 'ask') === 'ask' ? 'no-order' : undefined;
}

export const blockade: Handlers<'answerBlockade' | 'revoke'> = {
  answerBlockade(state, seat, { declare, standing }, context) {
    const { seats, what } = topFrame(state) as BlockadeFrame;
    if (standing) state.standing[seat][acting(state).seat] = declare ? 'always' : 'never';
    seats.shift();
    const barred = answer(state, seat, what, declare, false, context);
    const outcome = barred ? 'barred' : followOrders(state, seats, what, context);
    if (outcome === 'asked') return;
    state.frames.pop();
    if (outcome === 'free') proceed(state, what, context);
  },

  revoke(state, seat, { against }, { events }) {
    refuseIf(whyNotRevoke(state, acting(state), against));
    state.standing[seat][against] = 'ask';
    events.push({ type: 'revoked', seat, against });
  },
};

/** Nobody blockades: what waited happens. */
function proceed(state: State, what: BlockadeFrame['what'], context: MoveContext): void {
  if (what.type === 'sale') completeSale(state, what.good, context);
  if (what.type === 'claim') completeClaim(state, what.sailors, context);
}
