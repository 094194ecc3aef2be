import type { Opponent } from '../../../bots/opponent';
import { topFrame } from '../../../kit/frames';
import type { DogeShipMove } from '../moves';
import { activeSeat } from '../queries';
import type { State } from '../state';
import type { DogeShipView } from '../view-types';
import { evaluate, lead } from './evaluate';
import { imagine } from './imagine';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';

/** How the computer plays The Doge Ship. */
export const opponentDogeShip: Opponent<State, DogeShipMove, DogeShipView, Style> = {
  imagine,
  styles: STYLES,
  plans,
  evaluate,
  round: (state) => (state.frames.length === 0 ? state.round + 1 : state.round),
  occasion,
  lead,
  // One of five markers of a round at a time.
  stakes: 0.4,
};

/** A marker's turn: what it asks for on the way is decided when it comes. */
function occasion(state: State): string {
  const seat = activeSeat(state);
  return `${state.round} ${topFrame(state)?.kind ?? 'over'} ${seat < 0 ? '' : state.markers[seat]}`;
}
