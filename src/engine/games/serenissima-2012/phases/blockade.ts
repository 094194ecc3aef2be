import type { Seat } from '../../../core/game';
import type { Serenissima2012Move } from '../moves';
import { acting, seatsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, BlockadeFrame, State } from '../state';
import { answer, followOrders } from './asking';
import type { Decision, Handlers, MoveContext, MoveOf } from './decision';
import { completeClaim } from './landing';
import { completeSale } from './sale';

/** A seat blockades the galley or lets it pass, once or as a standing order. */
const ANSWERS: readonly MoveOf<'answerBlockade'>[] = [true, false].flatMap((declare) =>
  [false, true].map((standing): MoveOf<'answerBlockade'> =>
    Object.freeze({ type: 'answerBlockade', declare, standing }),
  ),
);

/** Standing orders can be revoked before the seat's active galley acts. */
export function revokeMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  for (let against = 0; against < seatsOf(state); against++) {
    if (!whyNotRevoke(state, frame, against)) moves.push({ type: 'revoke', against });
  }
}

function whyNotRevoke(state: State, { seat, step }: ActivationFrame, against: Seat): RefusalCode | undefined {
  if (step !== 'choice') return 'revoke-late';
  return (state.standing[seat][against] ?? 'ask') === 'ask' ? 'no-order' : undefined;
}

/** The seats that may blockade decide one after the other. */
export const blockade: Decision<BlockadeFrame, 'answerBlockade'> = {
  actors: (_state, { seats }) => [seats[0]],
  moves: () => ANSWERS.slice(),
  play: {
    answerBlockade(state, seat, { declare, standing }, context, { seats, what }) {
      if (standing) state.standing[seat][acting(state).seat] = declare ? 'always' : 'never';
      seats.shift();
      const barred = answer(state, seat, what, declare, false, context);
      const outcome = barred ? 'barred' : followOrders(state, seats, what, context);
      if (outcome === 'asked') return;
      state.frames.pop();
      if (outcome === 'free') proceed(state, what, context);
    },
  },
};

export const revocation: Handlers<ActivationFrame, 'revoke'> = {
  revoke(state, seat, { against }, { events }, frame) {
    refuseIf(whyNotRevoke(state, frame, against));
    state.standing[seat][against] = 'ask';
    events.push({ type: 'revoked', seat, against });
  },
};

/** Carries out an action that was not blockaded. */
function proceed(state: State, what: BlockadeFrame['what'], context: MoveContext): void {
  if (what.type === 'sale') completeSale(state, what.good, context);
  if (what.type === 'claim') completeClaim(state, what.sailors, context);
}
