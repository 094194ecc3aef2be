import { Container, FillGradient, Graphics } from 'pixi.js';
import { WORLD } from './geography';
import { GOLD, INK, VELLUM } from './palette';

/** How far the sheet extends beyond the world, as a margin around the chart. */
export const BLEED = 60;
const { width, height } = WORLD;

export function sheet(): Container {
  const root = new Container();
  const edge = outline();
  const shadow = new Graphics();
  for (const grow of [14, 9, 5])
    shadow.poly(edge).stroke({ color: 0x000000, width: grow * 2, alpha: 0.1, join: 'round' });
  root.addChild(shadow, new Graphics().poly(edge).fill(VELLUM).stroke({ color: 0xb99a5f, width: 2.5, alpha: 0.8 }));
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

export function patina(): Container {
  const root = new Container();
  for (const [x, y, radius, alpha] of STAINS) root.addChild(stain(x, y, radius, alpha));
  const pores = new Graphics();
  for (let i = 0; i < 900; i++) {
    const [x, y] = [scatter(i, 1) * width, scatter(i, 2) * height];
    pores.circle(x, y, 0.7 + 1.5 * scatter(i, 3));
  }
  root.addChild(pores.fill({ color: 0x6b4a1f, alpha: 0.1 }), dusk());
  return root;
}

const STAINS: readonly (readonly [x: number, y: number, radius: number, alpha: number])[] = [
  [180, 160, 330, 0.1],
  [1180, 160, 260, 0.07],
  [1880, 180, 300, 0.1],
  [420, 1130, 380, 0.1],
  [1180, 1230, 330, 0.08],
  [1830, 1220, 300, 0.12],
];

function stain(x: number, y: number, radius: number, alpha: number): Graphics {
  const fill = new FillGradient({
    type: 'radial',
    center: { x: 0.5, y: 0.5 },
    innerRadius: 0,
    outerCenter: { x: 0.5, y: 0.5 },
    outerRadius: 0.5,
    colorStops: [
      { offset: 0, color: `rgba(122, 78, 24, ${alpha})` },
      { offset: 0.7, color: `rgba(122, 78, 24, ${alpha * 0.55})` },
      { offset: 1, color: 'rgba(122, 78, 24, 0)' },
    ],
  });
  return new Graphics().circle(x, y, radius).fill(fill);
}

function dusk(): Graphics {
  const shade = new Graphics();
  const depth = 90;
  for (let i = 0; i < depth; i += 6) {
    shade
      .rect(10 + i / 2, 10 + i / 2, width - 20 - i, height - 20 - i)
      .stroke({ color: 0x6b4216, width: 6, alpha: 0.075 * (1 - i / depth) ** 1.5 });
  }
  return shade;
}

/** A pseudorandom number from 0 to 1, always the same for the same input. */
function scatter(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/**
 * The ruled border around the chart, with the degrees of a sea chart. It covers anything that extends beyond the world.
 */
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
