import type { ScoreSheet } from '../../core/game';
import { portsOf } from './queries';
import type { State } from './state';

/** Ducats; at the end the richest wins, among equals the one with most ports, and then they share the win. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.money.map((points, seat) => ({
    seat,
    total: points,
    lines: [{ key: 'ducats', label: 'Ducats', points }],
  }));
  return { scores, winners: final ? winners(state) : [] };
}

function winners(state: State): number[] {
  const seats = state.money.map((_, seat) => seat);
  const richest = Math.max(...state.money);
  const tied = seats.filter((seat) => state.money[seat] === richest);
  const ports = tied.map((seat) => portsOf(state, seat).length);
  return tied.filter((_, i) => ports[i] === Math.max(...ports));
}
