import type { Seat } from '../../core/game';
import { topFrame } from '../../kit/frames';
import { definePlay } from '../../kit/play';
import { actors } from './actors';
import type { Serenissima2012Event } from './events';
import type { Serenissima2012Move } from './moves';
import { battle, BATTLE_CHOICES, battleMoves } from './phases/battle';
import { blockade, BLOCKADE_ANSWERS, revokeMoves } from './phases/blockade';
import { choosing, choosingMoves } from './phases/choosing';
import { closing, closingMoves } from './phases/closing';
import { flow } from './phases/flow';
import type { Handlers } from './phases/handler';
import { investment, investmentMoves, purchaseMoves } from './phases/investment';
import { claimMoves, landing, landingMoves } from './phases/landing';
import { loading, loadingMoves } from './phases/loading';
import { loot, lootMoves } from './phases/loot';
import { movement, movementMoves } from './phases/movement';
import { sale, saleMoves } from './phases/sale';
import { refuseIf } from './refuse';
import { checkShape } from './shape';
import type { ActivationFrame, Frame, State } from './state';

type MoveType = Serenissima2012Move['type'];

const HANDLERS: Handlers<MoveType> = {
  ...closing,
  ...choosing,
  ...loading,
  ...movement,
  ...blockade,
  ...sale,
  ...battle,
  ...loot,
  ...landing,
  ...investment,
  ...flow,
};

/** Which moves belong to which decision; a move out of its time is refused before its own rule is asked. */
const MOVES_OF: Readonly<Record<Frame['kind'], ReadonlySet<MoveType>>> = {
  closing: new Set<MoveType>(['close']),
  choosing: new Set<MoveType>(['choosePort', 'chooseGalley']),
  activation: new Set<MoveType>([
    'load',
    'transfer',
    'exchange',
    'discard',
    'scuttle',
    'sail',
    'sell',
    'attack',
    'claim',
    'invest',
    'revoke',
    'recruit',
    'buyGalley',
    'buildFort',
    'buildBasilica',
    'done',
  ]),
  blockade: new Set<MoveType>(['answerBlockade']),
  battle: new Set<MoveType>(['fight', 'stop']),
  loot: new Set<MoveType>(['take', 'finishLoot']),
  landing: new Set<MoveType>(['land']),
  catchUp: new Set<MoveType>(['recruit', 'buyGalley', 'done']),
};

/** Every legal move of a seat. */
export function moves(state: State, seat: Seat): Serenissima2012Move[] {
  const frame = topFrame(state);
  if (!frame || !actors(state).includes(seat)) return [];
  switch (frame.kind) {
    case 'closing':
      return closingMoves(state);
    case 'choosing':
      return choosingMoves(state, frame);
    case 'activation':
      return activationMoves(state, frame);
    case 'blockade':
      return BLOCKADE_ANSWERS.slice();
    case 'battle':
      return BATTLE_CHOICES.slice();
    case 'loot':
      return lootMoves(state, frame);
    case 'landing':
      return landingMoves(state, frame);
    case 'catchUp':
      return [...purchaseMoves(state, seat, true), { type: 'done' }];
  }
}

function activationMoves(state: State, frame: ActivationFrame): Serenissima2012Move[] {
  if (frame.step === 'investment') return [...investmentMoves(state, frame.seat), { type: 'done' }];
  const list: Serenissima2012Move[] = [];
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

/** Plays a move in place and tells what happened; refuses what `moves` does not list. */
export const play = definePlay<State, Serenissima2012Move, Serenissima2012Event>({
  checkShape,
  actors,
  movesNow: (state) => {
    const frame = topFrame(state);
    return frame && MOVES_OF[frame.kind];
  },
  refuseIf,
  handlers: HANDLERS,
});
