import type { Seat } from '../../../../engine/core/game';
import type { Attack, Threats } from '../../../../engine/core/threats';
import type { TargetId, ThreatMarks } from '../../../board/board-types';
import { minus } from '../../../ui/figures';

/** Turns a seat into the number of its coat of arms. */
type ArmsOf = (seat: Seat) => number;

/**
 * The marks to draw on the board for a viewer. A spectator sees all of them. `percent` formats a probability. Pieces
 * with different icons get separate marks.
 */
export function marksOf(
  threats: Threats,
  viewer: Seat | null,
  arms: ArmsOf,
  percent: (chance: number) => string,
  iconOf: (piece: TargetId) => string | undefined = () => undefined,
): ThreatMarks {
  const visits = threats.reach.flatMap(({ seat, piece, places }) =>
    places.map((at) => ({ seat, at, icon: iconOf(piece) })),
  );
  const stops = threats.blockades.filter(
    ({ seat, against }) => viewer === null || seat === viewer || against.includes(viewer),
  );
  return {
    own: viewer === null ? null : arms(viewer),
    reached: [...groupBy(visits, ({ at, icon = '' }) => `${at} ${icon}`).values()].map((list) => {
      const [{ at, icon }] = list;
      const seats = new Set(list.map(({ seat }) => seat));
      const own = viewer !== null && seats.has(viewer);
      return { at, own, powers: inOrder([...seats], viewer).map(arms), ...(icon && { icon }) };
    }),
    badges: [
      ...mainAttacks(threats.attacks, viewer).map(({ seat, target, owner, chance, soon }) => ({
        at: target,
        power: arms(seat),
        text: percent(chance),
        soon,
        danger: owner === viewer,
      })),
      ...threats.losses
        .filter(({ coming, count }) => coming && count > 0)
        .map(({ seat, place, count }) => ({
          at: place,
          power: arms(seat),
          text: minus(-count),
          soon: true,
          danger: seat === viewer,
        })),
    ],
    blockades: [...groupBy(stops, ({ place }) => place)].map(([at, list]) => ({
      at,
      powers: inOrder(
        list.map(({ seat }) => seat),
        viewer,
      ).map(arms),
    })),
  };
}

function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Seats in order, starting with the viewer. */
export const inOrder = (seats: readonly Seat[], viewer: Seat | null): Seat[] =>
  seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer) || a - b);

/**
 * The attacks that are drawn: on each of the viewer's ports, the best attack of each rival; on other ports, the
 * viewer's best attack. An attack of this turn is preferred to a better one of the next turn.
 */
export function mainAttacks(attacks: readonly Attack[], viewer: Seat | null): Attack[] {
  const shown = attacks.filter(
    ({ seat, owner, chance }) => chance > 0 && (viewer === null || seat === viewer || owner === viewer),
  );
  return [...groupBy(shown, ({ seat, target }) => `${seat} ${target}`).values()].map((list) =>
    list.reduce((best, other) => (isWorse(best, other) ? other : best)),
  );
}

const isWorse = (one: Attack, other: Attack) =>
  one.soon === other.soon ? one.chance < other.chance : other.soon && !one.soon;
