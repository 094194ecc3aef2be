import type { ScoreSheet, Seat } from '../../core/game';
import { topBarricade, totalPoints } from './queries';
import { SOURCES } from './state';
import type { PointSource, State } from './state';

const LABELS: Readonly<Record<PointSource, string>> = {
  parts: 'Galley parts, printed points',
  parameters: 'Galley parts, the Doge’s parameters',
  bonuses: 'Bonuses of barricades',
  inspections: 'Inspections',
  finalInspection: 'Final inspection',
};

/** Points line by line as they were made; after the end the winners by points, ducats, priority. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.points.map((row, seat) => ({
    seat,
    total: totalPoints(state, seat),
    lines: SOURCES.map((key, i) => ({ key, label: LABELS[key], points: row[i] })),
  }));
  return { scores, winners: final ? winners(state) : [] };
}

/** Most points, then most ducats, then the smallest priority on top; still equal, or without barricades, they share. */
function winners(state: State): Seat[] {
  const merits: readonly ((seat: Seat) => number)[] = [
    (seat) => totalPoints(state, seat),
    (seat) => state.money[seat],
    (seat) => -(topBarricade(state, seat)?.priority ?? Infinity),
  ];
  return merits.reduce(
    (left, merit) => {
      const best = Math.max(...left.map(merit));
      return left.filter((seat) => merit(seat) === best);
    },
    state.money.map((_, seat) => seat),
  );
}
