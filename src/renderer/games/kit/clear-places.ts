import type { Point, Rect } from '../../board/board-types';

/** How far a mark may be moved from a preferred place, and the step of the search, in world units. */
const ASIDE = 72;
const STEP = 12;
/** How far a mark moves from one preferred place before the next one is better. */
const LATER = 16;
/** How much worse it is to cover a rectangle that must stay legible than one of a piece. */
const LEGIBLE = 100;

const SHIFTS = (() => {
  const steps = Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, i) => i * STEP - ASIDE);
  return steps.flatMap((y) => steps.map((x) => ({ x, y, far: Math.hypot(x, y) }))).filter(({ far }) => far <= ASIDE);
})();

/** What a mark covers at a place, weighted; 0 if nothing. */
interface ClearPlace extends Point {
  readonly hidden: number;
}

/**
 * The place where a mark covers as little as possible of the rectangles `kept`, then of `pieces`, and which is nearest to
 * a preferred place. The first of these is the best. `area` is the mark's rectangle at the place (0, 0).
 */
export function clearestPlace(
  area: Rect,
  preferred: readonly Point[],
  kept: readonly Rect[],
  pieces: readonly Rect[],
): ClearPlace {
  const places = preferred
    .flatMap(({ x, y }, i) => SHIFTS.map((shift) => ({ x: x + shift.x, y: y + shift.y, far: shift.far + i * LATER })))
    .sort((a, b) => a.far - b.far);
  let best: ClearPlace = { x: 0, y: 0, hidden: Infinity };
  for (const { x, y } of places) {
    const moved = { ...area, x: area.x + x, y: area.y + y };
    const hidden = LEGIBLE * covered(moved, kept) + covered(moved, pieces);
    if (hidden < best.hidden) best = { x, y, hidden };
    if (hidden === 0) break;
  }
  return best;
}

const covered = (area: Rect, rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + sharedArea(rect, area), 0);

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
