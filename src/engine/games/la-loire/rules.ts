import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import { definePlay } from '../../kit/play';
import { actors } from './actors';
import type { LaLoireEvent } from './events';
import type { LaLoireMove } from './moves';
import { building, buildingMoves } from './phases/building';
import { cubeMoves, delivery, deliveryMoves } from './phases/delivery';
import { goods, goodsMoves } from './phases/goods';
import type { Handlers } from './phases/handler';
import { hiring, hiringMoves } from './phases/hiring';
import { circus, circusMoves } from './phases/market';
import { movement, movementMoves } from './phases/movement';
import { choiceMoves, post, postMoves } from './phases/post';
import { riverMoves, shipping } from './phases/river';
import { ending, whyNotEndTurn } from './phases/turn';
import { refuseIf } from './refuse';
import { checkShape } from './shape';
import type { Frame, State, TurnFrame } from './state';

type MoveType = LaLoireMove['type'];

const HANDLERS: Handlers<MoveType> = {
  ...movement,
  ...goods,
  ...building,
  ...shipping,
  ...hiring,
  ...post,
  ...delivery,
  ...ending,
  ...circus,
};

/** Questions have an answer of their own; every other move belongs to the turn itself. */
const MOVES_OF: Readonly<Record<Frame['kind'] | 'over', ReadonlySet<MoveType> | undefined>> = {
  circus: new Set<MoveType>(['placeCircus']),
  choice: new Set<MoveType>(['chooseMessage']),
  turn: new Set(
    (Object.keys(HANDLERS) as MoveType[]).filter((type) => type !== 'placeCircus' && type !== 'chooseMessage'),
  ),
  over: undefined,
};

/** Every legal move of a seat. */
export function moves(state: State, seat: Seat): LaLoireMove[] {
  const frame = topFrame(state);
  if (frame?.seat !== seat) return [];
  switch (frame.kind) {
    case 'turn':
      return turnMoves(state, frame);
    case 'circus':
      return circusMoves(state, frame);
    case 'choice':
      return choiceMoves(state, frame);
  }
}

/** The acting figure's actions, the journeys of those yet to move, and what is always possible. */
function turnMoves(state: State, frame: TurnFrame): LaLoireMove[] {
  const list: LaLoireMove[] = [];
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

/** Plays a move in place and tells what happened; refuses what `moves` does not list. */
export const play = definePlay<State, LaLoireMove, LaLoireEvent>({
  checkShape,
  actors,
  movesNow: (state) => MOVES_OF[topFrame(state)?.kind ?? 'over'],
  refuseIf,
  handlers: HANDLERS,
});
