import type { Forecast, Seat } from '../../core/game';
import { shortOf, tooFar } from '../serenissima/refusal-figures';
import { forecast } from './forecast';
import { graph } from './geography';
import type { Serenissima2012Move } from './moves';
import { acting, activeGalley } from './queries';
import type { State } from './state';

/** The numbers shown when a voyage is too long or a purchase is too expensive. */
export function refusalFigures(state: State, seat: Seat, move: Serenissima2012Move, code: string): Forecast {
  if (code === 'no-money') return shortOf(forecast(state, seat, move));
  if (code !== 'not-next-to' || move.type !== 'sail') return {};
  const { galley, crossed } = acting(state);
  return tooFar(graph(state.options), galley, activeGalley(state), crossed, move.to);
}
