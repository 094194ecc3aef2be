import type { ScoreSheet, Seat } from '../../../../src/engine/core/game';
import type { State } from './state';
import { SCORE_LINES } from './words';

const totals = ({ spaces, money }: State): number[] => spaces.map((space, seat) => space + money[seat]);

export function winnersOf(state: State): Seat[] {
  const points = totals(state);
  return points.flatMap((total, seat) => (total === Math.max(...points) ? [seat] : []));
}

/** The points line by line, and the winners if the game is over. */
export function scoreSheet(state: State, final = state.active === null): ScoreSheet {
  const scores = totals(state).map((total, seat) => ({
    seat,
    total,
    lines: [
      { key: 'way', label: SCORE_LINES.way, points: state.spaces[seat] },
      { key: 'money', label: SCORE_LINES.money, points: state.money[seat] },
    ],
  }));
  return { scores, winners: final ? winnersOf(state) : [], ties: [] };
}
