import type { Forecast, Seat } from '../../core/game';
import { galleyAfloat } from '../serenissima/galleys';
import { shortOf, tooFar } from '../serenissima/refusal-figures';
import { forecast } from './forecast';
import { graph } from './geography';
import type { Serenissima1996Move } from './moves';
import type { State } from './state';

/** The numbers shown when a voyage is too long or a purchase is too expensive. */
export function refusalFigures(state: State, seat: Seat, move: Serenissima1996Move, code: string): Forecast {
  if (code === 'no-money') return shortOf(forecast(state, seat, move));
  if (code !== 'not-next-to' || move.type !== 'sail') return {};
  const galley = galleyAfloat(state, move.galley);
  return galley ? tooFar(graph(state.options), move.galley, galley, galley.sailed, move.to) : {};
}
