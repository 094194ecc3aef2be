import type { Opponent } from '../../../bots/opponent';
import { topFrame } from '../../../kit/frames';
import type { LoireMove } from '../moves';
import type { State } from '../state';
import type { LoireView } from '../view-types';
import { evaluate, lead } from './evaluate';
import { imagine } from './imagine';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';

/** Turns of the whole table between two looks ahead: a leg from city to city takes about four. */
const LEG = 2;

/** How the computer plays La Loire. */
export const opponentLoire: Opponent<State, LoireMove, LoireView, Style> = {
  imagine,
  styles: STYLES,
  plans,
  evaluate,
  round: (state) => Math.floor(state.turn / (state.players.length * LEG)) + Number(state.frames.length === 0),
  occasion: (state) => `${state.turn} ${topFrame(state)?.kind ?? 'over'}`,
  lead,
  // One of forty turns or more.
  stakes: 0.35,
};
