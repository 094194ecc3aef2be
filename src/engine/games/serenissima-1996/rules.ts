import type { Seat } from '../../core/game';
import { actors } from './actors';
import type { Serenissima1996Event } from './events';
import type { Serenissima1996Move } from './moves';
import { bargain, bargainMoves } from './phases/bargain';
import { barter } from './phases/barter';
import { bidding, biddingMoves, orderingMoves } from './phases/bidding';
import { build } from './phases/build';
import { combat, combatMoves } from './phases/combat';
import { endPhase } from './phases/flow';
import type { Handlers } from './phases/handler';
import { harbourMoves, standingOrders } from './phases/harbour';
import { landing, landingMoves } from './phases/landing';
import { placement, placementMoves } from './phases/placement';
import { purchase } from './phases/purchase';
import { revenue, revenueMoves } from './phases/revenue';
import { PASSAGE_ANSWERS, sailing, sailingMoves } from './phases/sailing';
import { spoils, spoilsMoves } from './phases/spoils';
import { stowage } from './phases/stowage';
import { refuseIf } from './refuse';
import { checkShape } from './shape';
import type { Frame, Phase, State } from './state';
import { topFrame } from '../../kit/frames';
import { definePlay } from '../../kit/play';

type MoveType = Serenissima1996Move['type'];

const HANDLERS: Handlers<MoveType> = {
  ...placement,
  ...bidding,
  ...purchase,
  ...bargain,
  ...barter,
  ...build,
  ...stowage,
  ...standingOrders,
  ...sailing,
  ...combat,
  ...spoils,
  ...landing,
  ...revenue,
  endPhase: (state, seat, _move, context) => endPhase(state, seat, context),
};

/** Which moves belong to which decision; a move out of its time is refused before its own rule is asked. */
const MOVES_OF: Readonly<Record<Exclude<Frame['kind'], 'phase'> | Phase, ReadonlySet<MoveType>>> = {
  placement: new Set<MoveType>(['place']),
  bidding: new Set<MoveType>(['bid']),
  ordering: new Set<MoveType>(['chooseOrder']),
  harbour: new Set<MoveType>([
    'buy',
    'askPrice',
    'askCargo',
    'offerCargo',
    'askBarter',
    'offerBarter',
    'buildGalley',
    'buildFort',
    'hire',
    'transfer',
    'exchange',
    'discard',
    'dismiss',
    'setPassage',
    'endPhase',
  ]),
  bargain: new Set<MoveType>(['quote', 'counter', 'accept', 'refuse', 'take']),
  sailing: new Set<MoveType>(['sail', 'askPassage', 'endPhase']),
  passage: new Set<MoveType>(['answerPassage']),
  combat: new Set<MoveType>(['attack', 'endPhase']),
  spoils: new Set<MoveType>(['sink', 'seize', 'stow', 'jettison', 'finishSpoils']),
  landing: new Set<MoveType>(['land', 'endPhase']),
  revenue: new Set<MoveType>(['sell', 'endPhase']),
};

/** Every legal move of a seat. */
export function moves(state: State, seat: Seat): Serenissima1996Move[] {
  const frame = topFrame(state);
  if (!frame || !actors(state).includes(seat)) return [];
  switch (frame.kind) {
    case 'placement':
      return placementMoves();
    case 'bidding':
      return biddingMoves(state, seat);
    case 'ordering':
      return orderingMoves(frame);
    case 'bargain':
      return bargainMoves(state, frame);
    case 'passage':
      return PASSAGE_ANSWERS.slice();
    case 'spoils':
      return spoilsMoves(state, frame);
    case 'phase':
      switch (frame.phase) {
        case 'harbour':
          return harbourMoves(state, seat, frame);
        case 'sailing':
          return sailingMoves(state, seat);
        case 'combat':
          return combatMoves(state, seat);
        case 'landing':
          return landingMoves(state, seat);
        case 'revenue':
          return revenueMoves(state, seat);
      }
  }
}

/** Plays a move in place and tells what happened; refuses what `moves` does not list. */
export const play = definePlay<State, Serenissima1996Move, Serenissima1996Event>({
  checkShape,
  actors,
  movesNow: (state) => {
    const frame = topFrame(state);
    return frame && MOVES_OF[frame.kind === 'phase' ? frame.phase : frame.kind];
  },
  refuseIf,
  handlers: HANDLERS,
});
