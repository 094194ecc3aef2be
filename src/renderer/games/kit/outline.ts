import type { Rect } from '../../board/board-types';

export type Spot = readonly [x: number, y: number];

/** A connected part of an outline, or all of it. */
export interface Run {
  readonly points: readonly Spot[];
  readonly closed: boolean;
}

/** The distance between an outline's points. */
const STEP = 7;
/** The longest part of an outline around one of its corners, and the largest share of the whole outline. */
const CORNER = { length: 46, share: 1 / 9 };

/** Points along a rounded rectangle, clockwise from its upper left corner. */
export function outlineOf({ x, y, width: w, height: h }: Rect, radius: number): readonly Spot[] {
  const r = Math.min(radius, w / 2, h / 2);
  const points: Spot[] = [];
  const line = (ax: number, ay: number, bx: number, by: number) => {
    const length = Math.hypot(bx - ax, by - ay);
    // A round outline has no straight sides. Equal points would make gaps in its line.
    const steps = length < 1 ? 0 : Math.max(1, Math.round(length / STEP));
    for (let i = 0; i < steps; i++) points.push([ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]);
  };
  const arc = (cx: number, cy: number, from: number) => {
    const steps = Math.max(2, Math.round((r * Math.PI) / 2 / STEP));
    for (let i = 0; i < steps; i++) {
      const angle = from + (i / steps) * (Math.PI / 2);
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  };
  line(x + r, y, x + w - r, y);
  arc(x + w - r, y + r, -Math.PI / 2);
  line(x + w, y + r, x + w, y + h - r);
  arc(x + w - r, y + h - r, 0);
  line(x + w - r, y + h, x + r, y + h);
  arc(x + r, y + h - r, Math.PI / 2);
  line(x, y + h - r, x, y + r);
  arc(x + r, y + r, Math.PI);
  return points;
}

/** The whole of an outline. */
export const closedRun = (points: readonly Spot[]): readonly Run[] => [{ points, closed: true }];

/** The parts of a closed outline around the corners of its bounding rectangle. */
export function cornersOf(outline: readonly Spot[]): readonly Run[] {
  const { x, y, width, height } = boundsOf(outline);
  const reach = Math.max(1, Math.round(Math.min(CORNER.length / STEP, outline.length * CORNER.share) / 2));
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([cx, cy]) => {
    const far = outline.map(([px, py]) => Math.hypot(px - cx, py - cy));
    const middle = far.indexOf(Math.min(...far));
    const points = Array.from({ length: 2 * reach + 1 }, (_, i) => pointAt(outline, middle - reach + i));
    return { points, closed: false };
  });
}

/** The middles of the sides of an outline's bounding rectangle. */
export function middlesOf(outline: readonly Spot[]): readonly Spot[] {
  const { x, y, width, height } = boundsOf(outline);
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [
    [cx, y],
    [x + width, cy],
    [cx, y + height],
    [x, cy],
  ];
}

/** A clockwise closed outline moved outwards. */
export function grown(outline: readonly Spot[], by: number): readonly Spot[] {
  return outline.map(([x, y], i) => {
    const [[ax, ay], [bx, toY]] = [pointAt(outline, i - 1), pointAt(outline, i + 1)];
    const length = Math.hypot(bx - ax, toY - ay) || 1;
    return [x + ((toY - ay) / length) * by, y - ((bx - ax) / length) * by];
  });
}

const pointAt = (outline: readonly Spot[], i: number): Spot => outline[(i + outline.length) % outline.length];

function boundsOf(outline: readonly Spot[]): Rect {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
