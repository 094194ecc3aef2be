import { Graphics } from 'pixi.js';
import type { Point, Rect, Scene, TargetId } from './board-types';
import { arrowhead, centreOf } from './geometry';

/** The colour of routes, and of their edges. */
export const ROUTE = 0x8a1f8f;
export const EDGE = 0xfff6df;
const DASH = 15;
const GAP = 9;
const HEAD = 17;

/**
 * The places of a path, with the bends between them if pieces don't go straight. After such a detour, a place is moved
 * to the point where the detour ends.
 */
export function placesOn(
  path: readonly TargetId[],
  scene: Scene,
  locate: (target: TargetId) => Rect | null = scene.locate,
): readonly Rect[] {
  const places: Rect[] = [];
  for (const target of path) {
    const rect = locate(target);
    if (!rect) continue;
    const before = places.at(-1);
    const way = before && scene.way?.(centreOf(before), target);
    if (way) {
      if (places.length === 1) places.pop();
      const { width, height } = rect;
      const { x, y } = way[way.length - 1];
      places.push(...way.slice(places.length === 0 ? 0 : 1, -1).map((point) => ({ ...point, width: 0, height: 0 })));
      places.push({ x: x - width / 2, y: y - height / 2, width, height });
    } else places.push(rect);
  }
  return places;
}

/** Draws routes over a board: dashes with an arrow at the last place, or a ring around a single place. */
export function routeOf(paths: readonly (readonly Rect[])[]): Graphics {
  const graphics = new Graphics();
  for (const path of paths) {
    const points = path.map(centreOf);
    if (points.length === 1) ring(graphics, path[0]);
    else if (points.length > 1) line(graphics, points);
  }
  return graphics;
}

function ring(graphics: Graphics, { x, y, width, height }: Rect): void {
  const radius = Math.min(width, height, 56) / 2 + 5;
  for (const stroke of [
    { color: EDGE, width: 8 },
    { color: ROUTE, width: 4 },
  ])
    graphics.roundRect(x - 7, y - 7, width + 14, height + 14, radius).stroke(stroke);
}

function line(graphics: Graphics, points: readonly Point[]): void {
  for (const [color, width] of [
    [EDGE, 10],
    [ROUTE, 5],
  ]) {
    for (let i = 1; i < points.length; i++) dashes(graphics, points[i - 1], points[i]);
    graphics.stroke({ color, width, cap: 'round' });
  }
  arrowhead(graphics, points.at(-2) as Point, points.at(-1) as Point, HEAD)
    .fill(ROUTE)
    .stroke({ color: EDGE, width: 2 });
}

function dashes(graphics: Graphics, from: Point, to: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (along: number) => ({
    x: from.x + ((to.x - from.x) * along) / length,
    y: from.y + ((to.y - from.y) * along) / length,
  });
  for (let along = 0; along < length; along += DASH + GAP) {
    const [a, b] = [at(along), at(Math.min(length, along + DASH))];
    graphics.moveTo(a.x, a.y).lineTo(b.x, b.y);
  }
}
