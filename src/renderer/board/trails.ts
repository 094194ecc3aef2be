import { Graphics } from 'pixi.js';
import type { Point, Rect } from './board-types';
import { arrowhead, centreOf } from './geometry';

const EDGE = 0xfff6df;
const WIDTH = 8;
const HEAD = 22;
/** Distance between the trails of one path, in world units. */
const APART = 10;
/** Segments of one step; each is a little more opaque than the one before. */
const SEGMENTS = 10;
/** The corners around a place: their distance from it, and the length of their arms. */
const OUT = 7;
const CORNER = 22;
const FAINT = 0.25;
const STRONG = 0.95;

/** A trail in world coordinates. */
export interface DrawnTrail {
  readonly rects: readonly Rect[];
  readonly colour: string;
}

/**
 * Draws where pieces moved: a line that fades out towards its start, with an arrowhead next to its last place. A single
 * place gets marks at its lower corners, because badges are often at its upper corners. Trails run side by side, so
 * that none hides another on the same path.
 */
export function drawTrails(trails: readonly DrawnTrail[]): Graphics {
  const graphics = new Graphics();
  trails.forEach(({ rects, colour }, i) => {
    const points = rects.map(centreOf);
    if (points.length === 1) corners(graphics, rects[0], colour);
    else if (points.length > 1) {
      const shown = stoppedShort(points, rects[rects.length - 1]);
      line(graphics, shown.map(aside((i - (trails.length - 1) / 2) * APART)), colour);
    }
  });
  return graphics;
}

/** Moves a trail's points to the side of its path. */
const aside =
  (by: number) =>
  (point: Point, i: number, points: readonly Point[]): Point => {
    const [from, to] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: point.x - ((to.y - from.y) / length) * by, y: point.y + ((to.x - from.x) / length) * by };
  };

/**
 * Ends a trail at the edge of its last place, so that the arrowhead does not cover the pieces there. Omits earlier
 * points within that edge, because a piece may be moored beside its space.
 */
function stoppedShort(points: readonly Point[], { width, height }: Rect): readonly Point[] {
  const to = points[points.length - 1];
  const distance = ({ x, y }: Point) => Math.hypot(to.x - x, to.y - y);
  const edge = Math.min(width, height) / 2;
  let before = points.length - 2;
  while (before > 0 && distance(points[before]) < edge) before--;
  const from = points[before];
  const share = Math.max(0.3, 1 - edge / (distance(from) || 1));
  return [...points.slice(0, before + 1), { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
}

function corners(graphics: Graphics, { x, y, width, height }: Rect, color: string): void {
  const [left, right, bottom] = [x - OUT, x + width + OUT, y + height + OUT];
  const arm = Math.min(CORNER, width / 2, height / 2);
  for (const stroke of [
    { color: EDGE, width: WIDTH + 3, cap: 'round' },
    { color, width: WIDTH - 2, cap: 'round' },
  ] as const) {
    for (const [px, py, dx, dy] of [
      [right, bottom, -arm, -arm],
      [left, bottom, arm, -arm],
    ])
      graphics
        .moveTo(px + dx, py)
        .lineTo(px, py)
        .lineTo(px, py + dy);
    graphics.stroke(stroke);
  }
}

function line(graphics: Graphics, points: readonly Point[], color: string): void {
  const parts = (points.length - 1) * SEGMENTS;
  const at = (part: number): Point => {
    const i = Math.min(points.length - 2, Math.floor(part / SEGMENTS));
    const [from, to, share] = [points[i], points[i + 1], part / SEGMENTS - i];
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  for (let part = 0; part < parts; part++) {
    const [from, to] = [at(part), at(part + 1)];
    const alpha = FAINT + ((STRONG - FAINT) * (part + 1)) / parts;
    for (const stroke of [
      { color: EDGE, width: WIDTH + 4, alpha: alpha * 0.7 },
      { color, width: WIDTH, alpha },
    ])
      graphics.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(stroke);
  }
  arrowhead(graphics, points.at(-2) as Point, points.at(-1) as Point, HEAD)
    .fill({ color, alpha: STRONG })
    .stroke({ color: EDGE, width: 2, alpha: STRONG });
}
