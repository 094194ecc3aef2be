import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { SOURCES } from '../../../engine/games/doge-ship/data/components';
import type { PointSource } from '../../../engine/games/doge-ship/data/components';
import type { ScoreSource } from '../../game-ui/game-ui';
import { figure, list, sentenceOf } from '../kit/sentences';

/** The lines of the final score. The final inspection's line also has the Approvals that it counted. */
export function scoreSources(events: readonly DogeShipEvent[], totals: readonly number[]): ScoreSource[] {
  const points = Object.fromEntries(SOURCES.map((source) => [source, totals.map(() => 0)])) as Record<
    PointSource,
    number[]
  >;
  const add = (source: PointSource, all: readonly number[]) => all.forEach((n, seat) => (points[source][seat] += n));
  let approvals: readonly number[] | null = null;
  for (const event of events) {
    if (event.type === 'partBuilt' || event.type === 'partReplaced') {
      points.parts[event.seat] += event.worth.printed;
      points.parameters[event.seat] += event.worth.points - event.worth.printed;
    }
    if (event.type === 'bonusGained') points.bonuses[event.seat] += event.points;
    if (event.type === 'inspectionHeld') add('inspections', event.points);
    if (event.type === 'finalInspection') {
      add('finalInspection', event.points);
      approvals = event.approvals;
    }
  }
  const counted = approvals && { approvals: list(approvals.map(figure), 'nothing') };
  return SOURCES.map((source) => ({
    label:
      source === 'finalInspection' && counted
        ? sentenceOf('score.finalInspectionOf', counted)
        : sentenceOf(`score.${source}`),
    points: points[source],
  }));
}
