import type { ScoreSheet } from '../../core/game';
import { decided } from '../../kit/ties';
import type { Merit } from '../../kit/ties';
import { portsOf } from './queries';
import type { State } from './state';

/** Ducats; at the end the richest wins, among equals the one with most ports, and then they share the win. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.money.map((points, seat) => ({
    seat,
    total: points,
    lines: [{ key: 'ducats', label: 'Ducats', points }],
  }));
  const ports: Merit = { key: 'ports', label: 'Most ports', of: (seat) => portsOf(state, seat).length };
  return { scores, ...(final ? decided(scores, [ports]) : { winners: [], ties: [] }) };
}
