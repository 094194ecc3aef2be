import type { Forecast, Seat } from '../../core/game';
import { alongLoop } from './data/board';
import { forecast } from './forecast';
import type { LaLoireMove } from './moves';
import { farthestStep } from './phases/movement';
import { FIGURES } from './state';
import type { State } from './state';

/**
 * The numbers shown when a ride is too long or a purchase is too expensive. For a ride, `count` selects the text of its
 * figure: 1 for the Merchant, 2 for the Messenger. A figure that can't turn around is measured along its own direction.
 */
export function refusalFigures(state: State, seat: Seat, move: LaLoireMove, code: string): Forecast {
  if (code === 'no-money') {
    const { cost } = forecast(state, seat, move);
    return cost === undefined ? {} : { cost, money: state.players[seat].money };
  }
  if (move.type !== 'move' || (code !== 'exact' && code !== 'no-turning')) return {};
  const { figure, to, direction } = move;
  const { at, direction: heading } = state.players[seat][figure];
  const steps = (way: -1 | 1) => alongLoop(at, to, way).length - 1;
  const reach = farthestStep(state, seat, figure);
  // A place that the figure could reach by turning around is refused for that alone.
  if (steps(direction) <= reach) return {};
  return { count: FIGURES.indexOf(figure) + 1, steps: steps(heading || direction), reach };
}
