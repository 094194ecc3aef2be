import coast from '../../../../../assets/charts/coast.json';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Lane {
  readonly a: number;
  readonly b: number;
  /** The points from a to b. The lane bends where a straight line would cross land. */
  readonly points: readonly Point[];
}

/** The size of the world in which both boards are drawn, projected from Natural Earth by scripts/geography. */
export const WORLD = { width: coast.width, height: coast.height };

/** Coastlines as flat rings, largest first. */
export const LAND: readonly (readonly number[])[] = coast.land;

/** The positions of an edition's spaces and ports, and the lanes between spaces. */
export interface Places {
  readonly spaces: readonly Point[];
  readonly ports: readonly Point[];
  /** The board's printed lanes, followed by those added by an option. */
  readonly lanes: readonly Lane[];
  /** The points of the lane from one space to a neighbour. */
  laneBetween(from: number, to: number): readonly Point[];
}

const point = ([x, y]: readonly number[]): Point => ({ x, y });

/** Converts the output of scripts/geography. `laneBetween` returns a straight line if two spaces have no drawn lane. */
export function placesOf(raw: {
  readonly spaces: readonly number[][];
  readonly ports: readonly number[][];
  readonly lanes: readonly { readonly a: number; readonly b: number; readonly points: readonly number[][] }[];
}): Places {
  const spaces = raw.spaces.map(point);
  const lanes = raw.lanes.map(({ a, b, points }) => ({ a, b, points: points.map(point) }));
  return {
    spaces,
    ports: raw.ports.map(point),
    lanes,
    laneBetween(from, to) {
      const lane = lanes.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
      if (!lane) return [spaces[from], spaces[to]];
      return lane.a === from ? lane.points : lane.points.slice().reverse();
    },
  };
}

/** The point at a fraction `t` of a polyline's length. The sign of `dx` tells whether the line goes left or right. */
export function alongLane(points: readonly Point[], t: number): Point & { readonly dx: number } {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i].x, p.y - points[i].y));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; i++) {
    if (left <= lengths[i] || i === lengths.length - 1) {
      const share = lengths[i] > 0 ? Math.min(1, left / lengths[i]) : 1;
      const [from, to] = [points[i], points[i + 1]];
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, dx: to.x - from.x };
    }
    left -= lengths[i];
  }
  return { ...points[0], dx: 0 };
}
