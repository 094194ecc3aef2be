import type { Opponent } from '../../../../bots/opponent';
import { topFrame } from '../../../../kit/frames';
import type { SecondEditionMove } from '../moves';
import type { State } from '../state';
import type { SecondEditionView } from '../view-types';
import { evaluate, lead } from './evaluate';
import { imagine } from './imagine';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';

/** How the computer plays Serenissima (2012). */
export const opponent2012: Opponent<State, SecondEditionMove, SecondEditionView, Style> = {
  imagine,
  styles: STYLES,
  plans,
  evaluate,
  round: (state) => (state.frames.length === 0 ? state.turn + 1 : state.turn),
  occasion: (state) => `${state.turn} ${state.active} ${topFrame(state)?.kind ?? 'over'}`,
  lead,
};
