import { LAND } from '../geography';
import { Graphics } from 'pixi.js';

/**
 * All coasts, stroked with each of these pens in turn. The land drawn on top later leaves only the seaward half
 * visible.
 */
export function shore(pens: readonly (readonly [width: number, colour: number, alpha: number])[]): Graphics {
  const graphics = new Graphics();
  for (const [width, color, alpha] of pens)
    for (const ring of LAND) graphics.poly([...ring]).stroke({ color, width, alpha, join: 'round' });
  return graphics;
}

/** The land with its coastline. Inland seas are filled with water. */
export function landIn(land: number, sea: number, line: { color: number; width: number }): Graphics {
  const graphics = new Graphics();
  for (const ring of LAND)
    graphics
      .poly([...ring])
      .fill(enclosed(ring) ? sea : land)
      .stroke({ ...line, join: 'round' });
  return graphics;
}

/** Whether a ring is inside a land mass, as an inland sea is. */
function enclosed(ring: readonly number[]): boolean {
  const [x, y] = ring;
  return LAND.filter((other) => other !== ring && inside(other, x, y)).length % 2 === 1;
}

function inside(ring: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** A pseudorandom number from 0 to 1, always the same for the same input. */
export function scatter(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}
