import type { Seat } from '../../../engine/core/game';

/** The seats with the most points. Empty if all seats have the same points, or if some are hidden (`null`). */
export function leadersOf(points: readonly (number | null)[]): ReadonlySet<Seat> {
  const known = points.filter((one) => one !== null);
  const most = Math.max(...known);
  if (known.length < points.length || known.every((one) => one === most)) return new Set();
  return new Set(known.flatMap((one, seat) => (one === most ? [seat] : [])));
}
