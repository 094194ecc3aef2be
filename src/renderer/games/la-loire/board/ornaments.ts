import type { Graphics } from 'pixi.js';
import { mix } from '../../kit/paint';
import { INK, LEAF_GOLD } from './palette';

/** Turns points relative to a stem into points on the board. */
const from = (x: number, y: number, angle: number) => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return (along: number, aside: number): [number, number] => [x + dx * along - dy * aside, y + dy * along + dx * aside];
};

export function flower(g: Graphics, x: number, y: number, colour: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * Math.PI * 2) / 5 - Math.PI / 2;
    g.circle(x + Math.cos(angle) * 4.6, y + Math.sin(angle) * 4.6, 3.7);
  }
  g.fill(colour).stroke({ color: INK, width: 0.7 });
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * Math.PI * 2) / 5 - Math.PI / 2;
    g.circle(x + Math.cos(angle) * 5.4, y + Math.sin(angle) * 5.4, 1.2);
  }
  g.fill({ color: 0xffffff, alpha: 0.6 }).circle(x, y, 2.6).fill(LEAF_GOLD).stroke({ color: INK, width: 0.6 });
}

/** A three-lobed leaf. */
export function ivy(g: Graphics, x: number, y: number, angle: number, colour: number): void {
  const at = from(x, y, angle);
  for (const [along, aside] of [
    [2, 3],
    [2, -3],
    [5, 0],
  ])
    g.circle(...at(along, aside), 2.5);
  g.fill(colour).stroke({ color: INK, width: 0.6 });
}

export function strawberry(g: Graphics, x: number, y: number, angle: number): void {
  const at = from(x, y, angle);
  g.moveTo(...at(-1, 0))
    .quadraticCurveTo(...at(-1, 6), ...at(9, 0))
    .quadraticCurveTo(...at(-1, -6), ...at(-1, 0))
    .fill(0xc02a2a)
    .stroke({ color: INK, width: 0.7 });
  for (const [along, aside] of [
    [2, 1.4],
    [2, -1.4],
    [5, 0],
  ])
    g.circle(...at(along, aside), 0.6);
  g.fill(0xfbe9a8);
  for (const aside of [-2.4, 0, 2.4]) g.poly([...at(1, aside - 1), ...at(1, aside + 1), ...at(-3, aside * 1.6)]);
  g.fill(0x3f7a35);
}

/** A curling acanthus leaf with a light rib and scalloped edges, `size` long. */
export function acanthus(g: Graphics, x: number, y: number, angle: number, size: number, colour: number): void {
  const at = from(x, y, angle);
  const lobes = size > 30 ? 5 : 3;
  const body = (share: number) => 0.25 * size * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) ** 0.8;
  g.moveTo(...at(0, 0));
  for (let i = 0; i < lobes; i++) {
    const [a, b] = [i / lobes, (i + 1) / lobes];
    g.quadraticCurveTo(...at(size * (a + 0.3 / lobes), body(a + 0.5 / lobes) * 1.5), ...at(size * b, body(b) * 0.55));
  }
  g.quadraticCurveTo(...at(size * 1.1, -size * 0.1), ...at(size, -size * 0.02));
  for (let i = lobes; i > 0; i--) {
    const [a, b] = [i / lobes, (i - 1) / lobes];
    g.quadraticCurveTo(...at(size * (a - 0.7 / lobes), -body(a - 0.5 / lobes) * 1.5), ...at(size * b, -body(b) * 0.5));
  }
  g.closePath().fill(colour).stroke({ color: INK, width: 0.8, join: 'round' });
  for (let i = 0; i < lobes; i++) {
    const along = size * ((i + 0.3) / lobes);
    for (const side of [1, -1])
      g.moveTo(...at(along, 0)).lineTo(...at(along + size * 0.14, side * body((i + 0.6) / lobes) * 0.72));
  }
  g.moveTo(...at(0, 0))
    .lineTo(...at(size * 0.9, 0))
    .stroke({ color: mix(colour, 0xffffff, 0.62), width: size > 30 ? 1.4 : 0.9, cap: 'round' });
}
