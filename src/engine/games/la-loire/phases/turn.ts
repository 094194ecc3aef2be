import type { Seat } from '../../../core/game';
import { ALMS, LEAVES_WITH_LEAST, SOLO_TURNS } from '../data/board';
import { isCity, turnFrame } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { scoreSheet } from '../score';
import { NEW, WORKING } from '../state';
import type { State, TurnFrame } from '../state';
import type { MoveContext, TurnHandlers } from './decision';

/** A turn in which nothing has been done. */
export function newTurn(seat: Seat): TurnFrame {
  return {
    kind: 'turn',
    seat,
    poor: false,
    merchant: false,
    messenger: false,
    acting: null,
    fetched: false,
    fetchedBy: null,
    hired: 0,
    bought: false,
    built: 0,
    shipped: false,
    errand: 'none',
    messages: 0,
  };
}

/** Whether a seat's Merchant is in a city with too little money to leave it. */
export function cannotLeave(state: State, seat: Seat): boolean {
  const { merchant, money } = state.players[seat];
  return money < LEAVES_WITH_LEAST && isCity(merchant.at);
}

/** Why the turn can't end: both figures must have moved, unless the Merchant can't leave his city. */
export function whyNotEndTurn(state: State, frame: TurnFrame): RefusalCode | undefined {
  if (frame.poor) return undefined;
  if (!frame.messenger) return 'must-move';
  return frame.merchant || cannotLeave(state, frame.seat) ? undefined : 'must-move';
}

export const ending: TurnHandlers<'endTurn'> = {
  endTurn(state, seat, _move, context, frame) {
    refuseIf(whyNotEndTurn(state, frame));
    const player = state.players[seat];
    if (!frame.merchant) {
      player.money += ALMS;
      context.events.push({ type: 'turnForgone', seat, at: player.merchant.at, amount: ALMS });
    }
    for (let palace = 0; palace < player.palaces.length; palace++) {
      if (player.palaces[palace] === NEW) player.palaces[palace] = WORKING;
    }
    nextTurn(state, seat, context);
  },
};

function nextTurn(state: State, seat: Seat, { events }: MoveContext): void {
  const seats = state.players.length;
  const outOfTurns = seats === 1 && state.turn >= SOLO_TURNS;
  if (outOfTurns || state.lastTurns?.length === 0) {
    state.frames = [];
    const why = state.lastTurns?.length === 0 ? 'end' : 'turns';
    events.push({ type: 'gameOver', winners: scoreSheet(state).winners, why });
    return;
  }
  const next = state.lastTurns ? (state.lastTurns.shift() as Seat) : (seat + 1) % seats;
  state.turn++;
  const frame = newTurn(next);
  frame.poor = cannotLeave(state, next);
  state.frames = [frame];
  const last = state.lastTurns !== null || (seats === 1 && state.turn === SOLO_TURNS);
  events.push({ type: 'turnBegan', seat: next, turn: state.turn, last });
}

/**
 * Starts the end of the game, when a boat is at the end of the river or a player has delivered enough messages. Every
 * seat except `seat` has one more turn after this one. Later calls change nothing.
 */
export function reachEnd(state: State, seat: Seat, why: 'river' | 'messages', { events }: MoveContext): void {
  if (state.lastTurns) return;
  const seats = state.players.length;
  const active = turnFrame(state).seat;
  state.lastTurns = Array.from({ length: seats }, (_, i) => (active + 1 + i) % seats).filter((other) => other !== seat);
  events.push({ type: 'endReached', seat, why, lastTurns: state.lastTurns.slice() });
}
