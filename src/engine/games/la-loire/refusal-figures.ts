import type { Forecast, Seat } from '../../core/game';
import { power } from './abilities';
import { alongLoop } from './data/board';
import { forecast } from './forecast';
import type { LaLoireMove } from './moves';
import { FIGURES } from './state';
import type { State } from './state';

/**
 * The numbers shown when a ride is too long, its figure has already moved, or a purchase is too expensive. For rides,
 * `count` selects the text of the figure: 1 for the Merchant, 2 for the Messenger.
 */
export function refusalFigures(state: State, seat: Seat, move: LaLoireMove, code: string): Forecast {
  if (code === 'no-money') {
    const { cost } = forecast(state, seat, move);
    return cost === undefined ? {} : { cost, money: state.players[seat].money };
  }
  if (move.type !== 'move') return {};
  const count = FIGURES.indexOf(move.figure) + 1;
  if (code === 'moved-already') return { count };
  const player = state.players[seat];
  const { at, horses } = player[move.figure];
  if (code !== 'exact') return {};
  const taken = Math.min(state.horses[at], power(player, 'horsesTaken'), power(player, 'stack') - horses);
  const steps = alongLoop(at, move.to, move.direction).length - 1;
  const reach = horses + Math.max(0, taken) + 1;
  return steps > reach ? { count, steps, reach } : {};
}
