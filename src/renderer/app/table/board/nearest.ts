import type { Rect } from '../../../board/board-types';
import { areClose, centreOf } from '../../../board/geometry';

const DIRECTIONS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest item in the direction of an arrow key; `null` if there is none, or for any other key. */
export function nearest<T>(key: string, from: Rect, others: Iterable<readonly [T, Rect | null]>): T | null {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : null;
  if (!direction) return null;
  const [dx, dy] = direction;
  const start = centreOf(from);
  let best: T | null = null;
  let least = Infinity;
  for (const [other, rect] of others) {
    if (!rect) continue;
    const { x, y } = centreOf(rect);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}

/** Rectangles closer than this, in CSS pixels, are neighbours. */
const NEAR = 30;

export const isNear = (rect: Rect, other: Rect): boolean => areClose(rect, other, NEAR);
