import coast from '../../../../../assets/charts/coast.json';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Lane {
  readonly a: number;
  readonly b: number;
  /** From a to b, bent where a straight line would cross land. */
  readonly points: readonly Point[];
}

/** The world both boards are drawn in, projected by scripts/geography from Natural Earth. */
export const WORLD = { width: coast.width, height: coast.height };

/** Coast lines as flat rings, the largest first. */
export const LAND: readonly (readonly number[])[] = coast.land;

/** Whether a point lies on land; inland seas are rings within rings. */
export function onLand(point: Point): boolean {
  return LAND.filter((ring) => encloses(ring, point)).length % 2 === 1;
}

/** Whether a ring has a point within it. */
export function encloses(ring: readonly number[], { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** A side of the squares in which {@link landAt} knows land from water. */
const CELL = 6;
const COLUMNS = Math.ceil(WORLD.width / CELL);
let squares: Uint8Array | undefined;

/** Whether a point lies on land, to within a few units: for those who ask thousands of times. */
export function landAt({ x, y }: Point): boolean {
  squares ??= squaresOfLand();
  return squares[Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)] === 1;
}

/** Row by row: between an odd coast and the next there is land. */
function squaresOfLand(): Uint8Array {
  const rows = Math.ceil(WORLD.height / CELL);
  const found = new Uint8Array(COLUMNS * rows);
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * CELL;
    const coasts = LAND.flatMap((ring) => coastsAt(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < coasts.length; i += 2) {
      const [from, to] = [coasts[i], coasts[i + 1]].map((x) => Math.min(COLUMNS, Math.max(0, Math.round(x / CELL))));
      found.fill(1, row * COLUMNS + from, row * COLUMNS + to);
    }
  }
  return found;
}

/** Where a ring crosses a line from west to east. */
function coastsAt(ring: readonly number[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found;
}

/** Where an edition's spaces and ports lie in the world, and the lanes between its spaces. */
export interface Places {
  readonly spaces: readonly Point[];
  readonly ports: readonly Point[];
  /** The board's own, then those an option adds. */
  readonly lanes: readonly Lane[];
  /** The way from one space to a neighbour. */
  laneBetween(from: number, to: number): readonly Point[];
}

const point = ([x, y]: readonly number[]): Point => ({ x, y });

/** Places as scripts/geography writes them. */
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

/** The point and heading at a share t of a polyline's length. */
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
