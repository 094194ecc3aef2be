import type { ScoreSheet } from '../../core/game';
import { sheetOf } from '../../kit/ties';
import type { TieBreaker } from '../../kit/ties';
import { topBarricade, totalPoints } from './queries';
import { SOURCES } from './data/components';
import type { PointSource } from './data/components';
import type { State } from './state';

const LABELS: Readonly<Record<PointSource, string>> = {
  parts: 'Galley parts: printed points',
  parameters: 'Galley parts: Doge tile',
  bonuses: 'Barricade bonuses',
  inspections: 'Inspections',
  finalInspection: 'Final inspection',
};

const TIES = { ducats: 'Most ducats', priority: 'Lowest barricade number on top' } as const;

/** Points by source. Ties are broken by ducats, then by priority. */
export function scoreSheet(state: State, final = state.frames.length === 0): ScoreSheet {
  const scores = state.points.map((row, seat) => ({
    seat,
    total: totalPoints(state, seat),
    lines: SOURCES.map((key, i) => ({ key, label: LABELS[key], points: row[i] })),
  }));
  return sheetOf(scores, tieBreakers(state), final);
}

/** Most ducats, then the lowest priority on top (no barricade ranks last). Seats still tied share the win. */
const tieBreakers = (state: State): TieBreaker[] => [
  { key: 'ducats', label: TIES.ducats, of: (seat) => state.money[seat] },
  { key: 'priority', label: TIES.priority, of: (seat) => topBarricade(state, seat)?.priority ?? null, least: true },
];
