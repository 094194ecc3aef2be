import type { Seat } from '../../../core/game';
import { MESSAGES_TO_END, SOLO_TURNS } from '../data/board';
import { riverEnd } from '../queries';
import type { State } from '../state';

/** Average number of turns per player in a game, by number of players. */
const USUAL_TURNS: readonly number[] = [0, SOLO_TURNS, 62, 52, 42];

/** Expected number of turns a seat has after the current one. */
export function turnsLeft(state: State, seat: Seat): number {
  if (state.frames.length === 0) return 0;
  if (state.lastTurns) return Number(state.lastTurns.includes(seat));
  const seats = state.players.length;
  const usual = USUAL_TURNS[seats];
  if (seats === 1) return SOLO_TURNS - state.turn;
  let progress = 0;
  for (const { boat, delivered } of state.players) {
    progress = Math.max(progress, boat / riverEnd(state), delivered.length / MESSAGES_TO_END[seats]);
  }
  // Even a game that has exceeded its usual length is expected to last two more turns.
  return Math.max(2, usual * (1 - progress) * 0.75 + Math.max(0, usual - state.turn / seats) * 0.25);
}

/** The share of a typical game that remains, based only on the number of turns. */
export function shareLeft(state: State): number {
  const seats = state.players.length;
  return Math.max(0, 1 - state.turn / seats / USUAL_TURNS[seats]);
}
