import type { Forecast, Seat } from '../../core/game';
import { alongLoop } from './data/board';
import { forecast } from './forecast';
import type { LaLoireMove } from './moves';
import { farthestStep } from './phases/movement';
import { FIGURES } from './state';
import type { State } from './state';

/**
 * The numbers shown when a ride is too long or a purchase is too expensive. For a ride, `count` selects the text of its
 * figure: 1 for the Merchant, 2 for the Messenger.
 */
export function refusalFigures(state: State, seat: Seat, move: LaLoireMove, code: string): Forecast {
  if (code === 'no-money') {
    const { cost } = forecast(state, seat, move);
    return cost === undefined ? {} : { cost, money: state.players[seat].money };
  }
  if (code !== 'exact' || move.type !== 'move') return {};
  const steps = alongLoop(state.players[seat][move.figure].at, move.to, move.direction).length - 1;
  const reach = farthestStep(state, seat, move.figure);
  return steps > reach ? { count: FIGURES.indexOf(move.figure) + 1, steps, reach } : {};
}
