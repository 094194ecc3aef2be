import type { Seat } from '../../../core/game';
import { goodsAboard } from '../../serenissima/cargo';
import { scoreSheet } from '../score';
import type { State } from '../state';

/**
 * A seat's ducats, points without money, galleys and goods aboard. Goods are counted, because with their estimated
 * price a good sale would look like a loss.
 */
export function holdings(state: State, seat: Seat): Record<string, number> {
  const lines = scoreSheet(state).scores[seat].lines.filter(({ key }) => key !== 'money');
  const fleet = state.galleys.filter((galley) => galley?.owner === seat);
  return {
    money: state.money[seat],
    points: lines.reduce((sum, { points }) => sum + points, 0),
    galleys: fleet.length,
    cargo: fleet.reduce((sum, galley) => sum + (galley ? goodsAboard(galley) : 0), 0),
  };
}
