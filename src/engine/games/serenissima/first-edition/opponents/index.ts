import type { Seat } from '../../../../core/game';
import type { Opponent, Plan } from '../../../../bots/opponent';
import type { FirstEditionMove } from '../moves';
import { phaseFrame, topFrame } from '../queries';
import type { State } from '../state';
import type { FirstEditionView } from '../view-types';
import { evaluate, lead } from './evaluate';
import { imagine } from './imagine';
import { plans } from './plans';
import { STYLES } from './style';
import type { Style } from './style';

/** How the computer plays Serenissima (1996). */
export const opponent1996: Opponent<State, FirstEditionMove, FirstEditionView, Style> = {
  imagine,
  styles: STYLES,
  plans,
  evaluate,
  round: (state) => (state.frames.length === 0 ? state.turn + 1 : state.turn),
  occasion,
  lead,
};

/** A turn's phase; what interrupts it is an occasion of its own. */
function occasion(state: State): string {
  const top = topFrame(state);
  const phase = phaseFrame(state);
  if (!top) return 'over';
  if (top.kind !== 'phase') return `${state.turn} ${top.kind}`;
  return `${state.turn} ${phase?.phase ?? ''}`;
}

export type SeatPlan = (state: State, seat: Seat, style: Style, most: number) => Plan<FirstEditionMove>[];
