import { joinHandlers, rulesOf } from '../../kit/decisions';
import type { FramesByKind } from '../../kit/decisions';
import { seatOf, topFrame } from '../../kit/frames';
import type { Serenissima2012Event } from './events';
import type { Serenissima2012Move } from './moves';
import { battle, battleMoves, rounds } from './phases/battle';
import { blockade, revocation, revokeMoves } from './phases/blockade';
import { choosing } from './phases/choosing';
import { closing } from './phases/closing';
import type { Decision, Handlers, MoveOf } from './phases/decision';
import { catchUp, endActivation } from './phases/flow';
import { investment, investmentMoves, purchases } from './phases/investment';
import { claiming, claimMoves, landing } from './phases/landing';
import { loading, loadingMoves } from './phases/loading';
import { loot } from './phases/loot';
import { movement, movementMoves } from './phases/movement';
import { sale, saleMoves } from './phases/sale';
import { refuseIf } from './refuse';
import { checkShape } from './move-shape';
import type { ActivationFrame, Frame, State } from './state';

type ActivationMove =
  | 'load'
  | 'transfer'
  | 'exchange'
  | 'discard'
  | 'scuttle'
  | 'sail'
  | 'sell'
  | 'attack'
  | 'claim'
  | 'invest'
  | 'revoke'
  | 'recruit'
  | 'buyGalley'
  | 'buildFort'
  | 'buildBasilica'
  | 'done';

const end: Handlers<ActivationFrame, 'done'> = {
  done: (state, _seat, _move, context) => endActivation(state, context),
};

/** A galley loads, moves, and then sells, fights or claims. Alternatively, its owner invests. */
const activation: Decision<ActivationFrame, ActivationMove> = {
  actors: seatOf,
  moves: activationMoves,
  play: joinHandlers(loading, movement, revocation, sale, battle, claiming, investment, purchases, end),
};

function activationMoves(state: State, frame: ActivationFrame): MoveOf<ActivationMove>[] {
  if (frame.step === 'investment') return [...investmentMoves(state, frame.seat), { type: 'done' }];
  const list: MoveOf<ActivationMove>[] = [];
  loadingMoves(state, frame, list);
  movementMoves(state, frame, list);
  saleMoves(state, frame, list);
  battleMoves(state, frame, list);
  claimMoves(state, frame, list);
  if (frame.step === 'choice') {
    list.push({ type: 'invest' });
    revokeMoves(state, frame, list);
  }
  list.push({ type: 'done' });
  return list;
}

export const { actors, moves, play } = rulesOf<
  State,
  Serenissima2012Move,
  Serenissima2012Event,
  FramesByKind<Frame>,
  'recruit' | 'buyGalley' | 'done'
>()(
  { checkShape, refuseIf, frame: topFrame, kind: (frame) => frame.kind },
  { closing, choosing, activation, blockade, battle: rounds, loot, landing, catchUp },
);
