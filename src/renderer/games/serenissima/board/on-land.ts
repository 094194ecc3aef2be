import { LAND, WORLD } from './geography';
import type { Point } from './geography';

/** Whether a point is on land. */
export function onLand(point: Point): boolean {
  return LAND.reduce((odd, ring) => odd !== encloses(ring, point), false);
}

/** Whether a point is inside a ring. */
export function encloses(ring: readonly number[], { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ay = ring[i + 1];
    const by = ring[j + 1];
    if (ay > y !== by > y && x < ((ring[j] - ring[i]) * (y - ay)) / (by - ay) + ring[i]) odd = !odd;
  }
  return odd;
}

/** Side length of the cells in which {@link landAt} distinguishes land from water, in world units. */
const CELL = 6;
let squares: LandMask | undefined;

/** The world in square cells, row by row. */
interface LandMask {
  readonly columns: number;
  readonly rows: number;
  /** 1 for land, 0 for water. */
  readonly cells: Uint8Array;
}

/** Whether a point is on land, accurate to a few units. For callers with thousands of queries. */
export function landAt({ x, y }: Point): boolean {
  squares ??= landMask(CELL);
  return squares.cells[Math.floor(y / CELL) * squares.columns + Math.floor(x / CELL)] === 1;
}

/** The land in cells of this side length. Fills each row from each crossing onto land to the next crossing off it. */
export function landMask(cell: number): LandMask {
  const [columns, rows] = [Math.ceil(WORLD.width / cell), Math.ceil(WORLD.height / cell)];
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const coasts = coastsAt((row + 0.5) * cell);
    for (let i = 0; i + 1 < coasts.length; i += 2) {
      const [from, to] = [coasts[i], coasts[i + 1]].map((x) => Math.min(columns, Math.max(0, Math.round(x / cell))));
      cells.fill(1, row * columns + from, row * columns + to);
    }
  }
  return { columns, rows, cells };
}

/** The x coordinates at which a horizontal line crosses coasts, from left to right: onto land, then off it. */
export function coastsAt(y: number): number[] {
  return LAND.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
}

function crossings(ring: readonly number[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ay = ring[i + 1];
    const by = ring[j + 1];
    if (ay > y !== by > y) found.push(((ring[j] - ring[i]) * (y - ay)) / (by - ay) + ring[i]);
  }
  return found;
}
