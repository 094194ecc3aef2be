import type { ScoreSheet } from '../../core/game';
import { sheetOf } from '../../kit/ties';
import type { TieBreaker } from '../../kit/ties';
import { portsOf } from './queries';
import type { State } from './state';

/** The score is in ducats. Ties are broken by the number of ports; if still tied, players share the win. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.money.map((points, seat) => ({
    seat,
    total: points,
    lines: [{ key: 'ducats', label: 'Ducats', points }],
  }));
  const ports: TieBreaker = { key: 'ports', label: 'Most ports', of: (seat) => portsOf(state, seat).length };
  return sheetOf(scores, [ports], final);
}
