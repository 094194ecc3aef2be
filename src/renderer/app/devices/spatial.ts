import type { Box } from '../../ui/place-tip';

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Spot<T> {
  readonly it: T;
  readonly box: Box;
  /** Whether the candidate is in the same panel as the focused element. Such candidates come first. */
  readonly same: boolean;
}

/** Candidates further to the side than this multiple of the distance ahead are only used as a last resort. */
const CONE = 1;
/** Weight of the squared distance ahead, relative to the squared sideways distance. */
const AHEAD = 13;

/**
 * Finds the next element in a direction: the nearest one in the same panel that is at least as far ahead as to the
 * side, otherwise such a one in another panel, otherwise any element ahead. Returns `null` if there is none.
 */
export function nearestInDirection<T>(direction: Direction, from: Box, spots: readonly Spot<T>[]): T | null {
  const ahead = spots.flatMap((spot) => {
    const distance = distanceTo(direction, from, spot.box);
    return distance ? [{ ...distance, spot }] : [];
  });
  const near = ahead.filter(({ spot, aside, far }) => spot.same && aside <= CONE * far);
  const other = ahead.filter(({ spot }) => !spot.same);
  const inLine = other.filter(({ aside, far }) => aside <= CONE * far);
  for (const list of [near, inLine, ahead]) {
    const best = least(list);
    if (best) return best.it;
  }
  return null;
}

interface Distance {
  /** Distances along the direction to the near and far edge, and the sideways gap. */
  readonly gap: number;
  readonly whole: number;
  readonly aside: number;
  /** Distances between the centres, along and across the direction. */
  readonly far: number;
  readonly off: number;
}

function distanceTo(direction: Direction, from: Box, to: Box): Distance | null {
  const across = direction === 'up' || direction === 'down';
  const [a, b] = [from, to].map((box) =>
    across
      ? { start: box.top, size: box.height, side: box.left, breadth: box.width }
      : { start: box.left, size: box.width, side: box.top, breadth: box.height },
  );
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const far = sign * (b.start + b.size / 2 - (a.start + a.size / 2));
  const gap = sign > 0 ? b.start - (a.start + a.size) : a.start - (b.start + b.size);
  // An overlapping box counts as ahead if at most half of the smaller box overlaps.
  if (far <= 1 || gap < -Math.min(a.size, b.size) * 0.5) return null;
  const aside = Math.max(0, b.side - (a.side + a.breadth), a.side - (b.side + b.breadth));
  return {
    gap: Math.max(0, gap),
    whole: gap + b.size,
    aside,
    far,
    off: Math.abs(b.side + b.breadth / 2 - (a.side + a.breadth / 2)),
  };
}

/** The nearest candidate. An aligned candidate wins unless another one is entirely nearer. */
function least<T>(list: readonly (Distance & { readonly spot: Spot<T> })[]): Spot<T> | null {
  const cost = ({ gap, off }: Distance) => AHEAD * gap * gap + off * off;
  const before = (one: Distance, other: Distance) => one.aside === 0 && other.aside > 0 && one.gap < other.whole;
  const better = (one: Distance, other: Distance) =>
    before(one, other) || (!before(other, one) && cost(one) < cost(other));
  return (
    list.reduce<(typeof list)[number] | null>((best, one) => (best && !better(one, best) ? best : one), null)?.spot ??
    null
  );
}

/** The element nearest to `from`, the position of a focused element that disappeared; `null` if there are none. */
export function nearestTo<T>(from: Box, spots: readonly Spot<T>[]): T | null {
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2];
  const [x, y] = middle(from);
  const distance = (box: Box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
  return (
    spots.reduce<Spot<T> | null>((best, one) => (best && distance(best.box) <= distance(one.box) ? best : one), null)
      ?.it ?? null
  );
}
