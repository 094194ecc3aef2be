import type { Forecast, Seat } from '../../core/game';
import { alongLoop } from './data/board';
import { forecast } from './forecast';
import type { LaLoireMove } from './moves';
import type { State } from './state';

/** The numbers shown when a ride has the wrong length or a purchase is too expensive. */
export function refusalFigures(state: State, seat: Seat, move: LaLoireMove, code: string): Forecast {
  if (code === 'no-money') {
    const { cost } = forecast(state, seat, move);
    return cost === undefined ? {} : { cost, money: state.players[seat].money };
  }
  if (code !== 'exact' || move.type !== 'move') return {};
  const { at, horses } = state.players[seat][move.figure];
  const count = alongLoop(at, move.to, move.direction).length - 1;
  return { count, reach: horses - move.leave + move.take + 1 };
}
