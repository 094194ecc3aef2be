import { STARTING_MONEY } from '../../../engine/games/serenissima-2012/data/components';
import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { ScoreSource } from '../../game-ui/game-ui';
import { sentenceOf } from '../kit/sentences';

/**
 * The sources of the ducats: the start, each scoring (its basilicas apart, if there are any), sales, wine, and a last
 * entry for spending and other payments.
 */
export function scoreSources(events: readonly Serenissima2012Event[], totals: readonly number[]): ScoreSource[] {
  const none = () => totals.map(() => 0);
  const [sales, wine] = [none(), none()];
  const scorings: ScoreSource[] = [];
  for (const event of events) {
    if (event.type === 'sold') sales[event.seat] += event.price + event.bonus;
    if (event.type === 'wineIncome') wine[event.seat] += event.amount;
    if (event.type !== 'scored') continue;
    const [goods, basilicas] = [none(), none()];
    for (const { seat, warehouse, basilica } of event.ports) {
      goods[seat] += warehouse;
      basilicas[seat] += basilica;
    }
    const part = (key: string, points: readonly number[]): ScoreSource => ({
      label: sentenceOf(`scoreSources.${key}`, { n: event.scoring }),
      points,
    });
    if (basilicas.some((points) => points > 0)) scorings.push(part('goods', goods), part('basilicas', basilicas));
    else scorings.push(part('scoring', goods));
  }
  const known: ScoreSource[] = [
    { label: sentenceOf('scoreSources.start'), points: totals.map(() => STARTING_MONEY) },
    ...scorings,
    { label: sentenceOf('scoreSources.sales'), points: sales },
    { label: sentenceOf('scoreSources.wine'), points: wine },
  ];
  const rest = totals.map((total, seat) => known.reduce((left, { points }) => left - points[seat], total));
  return [...known, { label: sentenceOf('scoreSources.spending'), points: rest }];
}
