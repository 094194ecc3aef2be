import type { Graphics } from 'pixi.js';
import type { Point, Rect } from './board-types';

export const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether a point is in a rectangle. False if there is no rectangle. */
export const contains = (rect: Rect | null, { x, y }: Point): boolean =>
  rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** Whether two rectangles overlap, or are less than `distance` apart. */
export const areClose = (a: Rect, b: Rect, distance = 0): boolean =>
  a.x < b.x + b.width + distance &&
  b.x < a.x + a.width + distance &&
  a.y < b.y + b.height + distance &&
  b.y < a.y + a.height + distance;

/** The smallest rectangle around the given ones; `null` if there are none. */
export function boundingRect(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Adds an arrowhead at the end of a line, as a shape to be filled. */
export function arrowhead(graphics: Graphics, from: Point, to: Point, length: number): Graphics {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number) => [to.x - length * Math.cos(angle + turn), to.y - length * Math.sin(angle + turn)];
  return graphics.poly([to.x, to.y, ...wing(0.5), ...wing(-0.5)]);
}
