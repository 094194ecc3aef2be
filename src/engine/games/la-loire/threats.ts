import type { Seat } from '../../core/game';
import { NO_THREATS } from '../../core/threats';
import type { Reach, Threats } from '../../core/threats';
import type { LocationId } from './data/board';
import { stopsOf } from './phases/movement';
import { cannotLeave, newTurn } from './phases/turn';
import { FIGURES } from './state';
import type { Figure, State, TurnFrame } from './state';

/**
 * The places where each Merchant and Messenger could stop on its next ride: this turn if it has yet to move, otherwise
 * next turn.
 */
export function threats(state: State): Threats {
  const reach = state.players.flatMap((_, seat) => FIGURES.flatMap((figure) => reachOf(state, seat, figure)));
  return { ...NO_THREATS, reach };
}

function reachOf(state: State, seat: Seat, figure: Figure): Reach[] {
  const places = nextStops(state, seat, figure).map((at) => `place:${at}`);
  const now = state.frames.find((frame) => frame.kind === 'turn');
  const later = now?.seat !== seat || now[figure];
  return places.length > 0 ? [{ seat, piece: `${figure}:${seat}`, places, later }] : [];
}

/** The places where a figure could stop on its next ride. */
function nextStops(state: State, seat: Seat, figure: Figure): LocationId[] {
  const turn = nextTurnOf(state, seat, figure);
  return turn ? stopsOf(state, turn, figure) : [];
}

/** The turn in which a figure next moves; `undefined` if the game ends before that. */
function nextTurnOf(state: State, seat: Seat, figure: Figure): TurnFrame | undefined {
  const now = state.frames.find((frame) => frame.kind === 'turn');
  if (!now) return undefined;
  if (now.seat === seat && !now[figure]) return now;
  if (state.lastTurns && !state.lastTurns.includes(seat)) return undefined;
  return { ...newTurn(seat), poor: cannotLeave(state, seat) };
}
