import type { Seat } from '../../../core/game';
import { COIN } from '../data/components';
import { scoreSheet } from '../score';
import type { State } from '../state';
import { marketIn, pieceWorths, sumOf } from './cargo-worth';
import { STYLES } from './style';

/** A seat's ducats, the expected proceeds of its cargo, and its points without money. */
export function holdings(state: State, seat: Seat): Record<string, number> {
  const market = marketIn(state, STYLES.usual);
  let cargo = 0;
  for (const galley of state.galleys) {
    if (galley?.owner !== seat) continue;
    galley.cargo.forEach((count, good) => {
      if (count > 0) cargo += sumOf(pieceWorths(market, galley, good), 0, count);
    });
  }
  const lines = scoreSheet(state).scores[seat].lines.filter(({ key }) => key !== 'money');
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return { money: state.money[seat], cargo: Math.round(cargo / COIN) * COIN, points };
}
