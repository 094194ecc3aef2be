import { LAND, WORLD } from './geography';
import type { Point } from './geography';

/** Whether a point is on land. Inland seas are rings within rings. */
export function onLand(point: Point): boolean {
  return LAND.filter((ring) => encloses(ring, point)).length % 2 === 1;
}

/** Whether a point is inside a ring. */
export function encloses(ring: readonly number[], { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Side length of the cells in which {@link landAt} distinguishes land from water, in world units. */
const CELL = 6;
const COLUMNS = Math.ceil(WORLD.width / CELL);
let squares: Uint8Array | undefined;

/** Whether a point is on land, accurate to a few units. For callers with thousands of queries. */
export function landAt({ x, y }: Point): boolean {
  squares ??= squaresOfLand();
  return squares[Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)] === 1;
}

/** Fills each row between odd and even crossings of the coast. */
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

/** The x coordinates at which a ring crosses a horizontal line. */
function coastsAt(ring: readonly number[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found;
}
