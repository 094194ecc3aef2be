import type { Seat } from '../../../engine/core/game';

/** The seats with the most points. Empty if these are more than half of the seats, or if some are hidden (`null`). */
export function leadersOf(points: readonly (number | null)[]): ReadonlySet<Seat> {
  const known = points.filter((one) => one !== null);
  if (known.length < points.length) return new Set();
  const most = Math.max(...known);
  const leaders = known.flatMap((one, seat) => (one === most ? [seat] : []));
  return new Set(2 * leaders.length > known.length ? [] : leaders);
}
