import type { Seat } from '../../core/game';
import { definePlay } from '../../kit/play';
import { actors } from './actors';
import type { DogeShipEvent } from './events';
import type { DogeShipMove } from './moves';
import { action, turnMoves } from './phases/action';
import { construction, constructionMoves, replacementMoves } from './phases/construction';
import { pass } from './phases/flow';
import type { Handlers } from './phases/handler';
import { inspection, inspectionMoves } from './phases/inspection';
import { dogeMoves, intrigue } from './phases/intrigue';
import { drawnMoves, purchase, purchaseMoves } from './phases/purchase';
import { topFrame } from '../../kit/frames';
import { refuseIf } from './refuse';
import { checkShape } from './shape';
import type { Frame, State } from './state';

type MoveType = DogeShipMove['type'];

const HANDLERS: Handlers<MoveType> = {
  ...action,
  ...purchase,
  ...construction,
  ...intrigue,
  ...inspection,
  pass: (state, _seat, _move, context) => pass(state, context),
};

/** Which moves belong to which decision; a move out of its time is refused before its own rule is asked. */
const MOVES_OF: Readonly<Record<Frame['kind'], ReadonlySet<MoveType>>> = {
  turn: new Set<MoveType>(['reorder', 'act', 'discardAction']),
  buy: new Set<MoveType>(['draw', 'pass']),
  drawn: new Set<MoveType>(['keep', 'decline']),
  construct: new Set<MoveType>(['build', 'pass']),
  replacement: new Set<MoveType>(['replace']),
  doge: new Set<MoveType>(['placeDoge']),
  inspection: new Set<MoveType>(['bid']),
};

/** Every legal move of a seat. */
export function moves(state: State, seat: Seat): DogeShipMove[] {
  const frame = topFrame(state);
  if (!frame || !actors(state).includes(seat)) return [];
  switch (frame.kind) {
    case 'turn':
      return turnMoves(state, seat, frame);
    case 'buy':
      return purchaseMoves(state, frame);
    case 'drawn':
      return drawnMoves(state, seat, frame);
    case 'construct':
      return constructionMoves(state, seat, frame);
    case 'replacement':
      return replacementMoves(state, seat);
    case 'doge':
      return dogeMoves(frame);
    case 'inspection':
      return inspectionMoves(state, seat);
  }
}

/** Plays a move in place and tells what happened; refuses what `moves` does not list. */
export const play = definePlay<State, DogeShipMove, DogeShipEvent>({
  checkShape,
  actors,
  movesNow: (state) => {
    const frame = topFrame(state);
    return frame && MOVES_OF[frame.kind];
  },
  refuseIf,
  handlers: HANDLERS,
});
