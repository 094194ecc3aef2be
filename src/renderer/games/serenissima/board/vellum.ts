import { Container, Graphics } from 'pixi.js';
import { WORLD } from './geography';
import { GOLD, INK } from './palette';

/** The margin around the world for the sheet and its shadow, in world units. */
export const BLEED = 60;
const { width, height } = WORLD;

export function sheet(): Container {
  const root = new Container();
  const edge = outline();
  const shadow = new Graphics();
  for (const grow of [14, 9, 5])
    shadow.poly(edge).stroke({ color: 0x000000, width: grow * 2, alpha: 0.1, join: 'round' });
  const skin = new Graphics().poly(edge).fill(0xe9d5a3);
  // Brown, darkest at the very edge. Strokes inside a mask draw much faster than aligned strokes.
  const brown = new Graphics();
  for (const [wide, alpha] of [
    [84, 0.1],
    [56, 0.12],
    [32, 0.16],
    [16, 0.24],
    [6, 0.5],
  ])
    brown.poly(edge).stroke({ color: 0x6b3d14, width: 2 * wide, alpha, join: 'round' });
  const inside = new Graphics().poly(edge).fill(0xffffff);
  brown.mask = inside;
  root.addChild(shadow, skin, inside, brown);
  return root;
}

/** A wavy outline of the sheet, the same every time. */
function outline(): number[] {
  const reach = BLEED - 18;
  const wander = (t: number, turn: number) =>
    5 * Math.sin(t / 61 + turn) + 3 * Math.sin(t / 23 + 2 * turn) + 2 * Math.sin(t / 9.7);
  const points: number[] = [];
  const step = 12;
  for (let x = -reach; x < width + reach; x += step) points.push(x, -reach + wander(x, 0.4));
  for (let y = -reach; y < height + reach; y += step) points.push(width + reach + wander(y, 1.7), y);
  for (let x = width + reach; x > -reach; x -= step) points.push(x, height + reach + wander(x, 2.9));
  for (let y = height + reach; y > -reach; y -= step) points.push(-reach + wander(y, 4.1), y);
  return points;
}

/** The ruled border around the chart, with the degrees of a sea chart. */
export function frame(): Graphics {
  const inset = 16;
  const graphics = new Graphics()
    .rect(10, 10, width - 20, height - 20)
    .stroke({ color: GOLD, width: 6 })
    .rect(inset + 6, inset + 6, width - 2 * inset - 12, height - 2 * inset - 12)
    .stroke({ color: INK, width: 1.6 });
  const part = 50;
  for (let x = 0, i = 0; x + part <= width - 20; x += part, i++) {
    if (i % 2 === 0) graphics.rect(10 + x, 14, part, 6).rect(10 + x, height - 20, part, 6);
  }
  for (let y = 0, i = 0; y + part <= height - 20; y += part, i++) {
    if (i % 2 === 0) graphics.rect(14, 10 + y, 6, part).rect(width - 20, 10 + y, 6, part);
  }
  return graphics.fill({ color: INK, alpha: 0.75 });
}
