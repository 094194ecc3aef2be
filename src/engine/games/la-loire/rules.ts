import { joinHandlers, rulesOf } from '../../kit/decisions';
import type { FramesByKind } from '../../kit/decisions';
import { seatOf, topFrame } from '../../kit/frames';
import type { LaLoireEvent } from './events';
import type { LaLoireMove } from './moves';
import { building, buildingMoves } from './phases/building';
import type { Decision, MoveOf } from './phases/decision';
import { cubeMoves, delivery, deliveryMoves } from './phases/delivery';
import { goods, goodsMoves } from './phases/goods';
import { hiring, hiringMoves } from './phases/hiring';
import { circus } from './phases/market';
import { movement, movementMoves } from './phases/movement';
import { choice, post, postMoves } from './phases/post';
import { riverMoves, shipping } from './phases/river';
import { ending, whyNotEndTurn } from './phases/turn';
import { refuseIf } from './refuse';
import { checkShape } from './move-shape';
import type { Frame, State, TurnFrame } from './state';

/** All moves except answers to questions. */
type TurnMove = Exclude<LaLoireMove['type'], 'placeCircus' | 'chooseMessage'>;

const turn: Decision<TurnFrame, TurnMove> = {
  actors: seatOf,
  moves: turnMoves,
  play: joinHandlers(movement, goods, building, shipping, hiring, post, delivery, ending),
};

/** The acting figure's actions, all remaining rides, and the moves that are always possible. */
function turnMoves(state: State, frame: TurnFrame): MoveOf<TurnMove>[] {
  const list: MoveOf<TurnMove>[] = [];
  if (frame.acting === 'merchant') {
    goodsMoves(state, frame, list);
    buildingMoves(state, frame, list);
    riverMoves(state, frame, list);
  } else if (frame.acting === 'messenger') {
    deliveryMoves(state, frame, list);
    postMoves(state, frame, list);
  }
  hiringMoves(state, frame, list);
  movementMoves(state, frame, list);
  cubeMoves(state, frame, list);
  if (!whyNotEndTurn(state, frame)) list.push({ type: 'endTurn' });
  return list;
}

export const { actors, moves, play } = rulesOf<State, LaLoireMove, LaLoireEvent, FramesByKind<Frame>>()(
  { checkShape, refuseIf, frame: topFrame, kind: (frame) => frame.kind },
  { turn, circus, choice },
);
