import { Container, FillGradient, Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { INK, LEAF_GOLD } from '../palette';
import type { Palette } from '../season-palettes';
import { HORIZON, LEFT, RIGHT, TOP } from './ground';

/** A vertical gradient with these stops. */
export const fade = (...stops: readonly (readonly [offset: number, colour: number])[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  });

/** The lapis sky with gold stars and painted clouds, and the hills below it. */
export function drawSky(paint: Palette): Container {
  return new Container({ children: [vault(paint), clouds(paint), hills(paint)] });
}

function vault({ sky: [zenith, middle, low] }: Palette): Graphics {
  const g = new Graphics()
    .rect(LEFT, TOP, RIGHT - LEFT, HORIZON - TOP + 50)
    .fill(fade([0, zenith], [0.5, middle], [0.95, low], [1, low]));
  for (let i = 0; i < 190; i++) {
    const [x, y] = [LEFT + scatter(i, 1) * (RIGHT - LEFT), TOP + scatter(i, 2) ** 1.5 * 130];
    const size = 1.4 + 2.8 * scatter(i, 3) ** 2;
    g.star(x, y, 5, size, size * 0.42, scatter(i, 4) * 2);
  }
  return g.fill({ color: LEAF_GOLD, alpha: 0.9 });
}

/**
 * Scalloped clouds with thin white lines, as illuminators paint them. They are opaque, so that their circles become one
 * shape, and beside the coins of the market.
 */
function clouds({ sky: [, middle, low] }: Palette): Graphics {
  const g = new Graphics();
  for (const [x, y, size] of [
    [1546, 120, 1.25],
    [1383, 180, 0.6],
    [999, 190, 0.6],
  ]) {
    for (const [grow, light] of [
      [1, 0.36],
      [0.72, 0.5],
    ]) {
      for (let i = -3; i <= 3; i++)
        g.circle(x + i * 17 * size * grow, y - Math.cos((i / 3.6) * 1.5) * 15 * size * grow, 12 * size * grow);
      g.fill(mix(middle, low, light));
    }
    for (let i = -3; i <= 3; i++) {
      const [cx, cy] = [x + i * 17 * size, y - Math.cos((i / 3.6) * 1.5) * 15 * size];
      g.moveTo(cx - 10 * size, cy - 4 * size)
        .arc(cx, cy, 11 * size, Math.PI * 1.12, Math.PI * 1.8)
        .stroke({ color: 0xffffff, width: 1.4, alpha: 0.75 });
    }
  }
  return g;
}

const RANGES = [
  { y: HORIZON - 8, height: 34, turn: 0.4 },
  { y: HORIZON + 6, height: 26, turn: 2.1 },
  { y: HORIZON + 26, height: 20, turn: 4.4 },
] as const;

const crest = ({ y, height, turn }: (typeof RANGES)[number], x: number): number =>
  y - height * (0.5 + 0.5 * Math.sin(x / 97 + turn) * Math.sin(x / 41 + turn * 2));

/** Three ranges of hills, the furthest palest, with hatched slopes, woods and distant castles. */
function hills({ hills: colours, snow, crowns, fir }: Palette): Graphics {
  const g = new Graphics();
  RANGES.forEach((range, i) => {
    const points = [LEFT, HORIZON + 90];
    for (let x = LEFT; x <= RIGHT + 8; x += 8) points.push(x, crest(range, x));
    g.poly([...points, RIGHT, HORIZON + 90]).fill(colours[i]);
    if (i < 2) distantCastles(g, range, mix(colours[i], INK, 0.28), i);
    for (let x = LEFT + 4; x < RIGHT; x += 6.5) {
      const slope = crest(range, x + 4) - crest(range, x - 4);
      if (slope < 0.6) continue;
      const y = crest(range, x) + 3 + scatter(x, 7) * 5;
      g.moveTo(x, y).lineTo(x + 4, y + 4 + slope * 3.2);
    }
    g.stroke({ color: mix(colours[i], INK, 0.55), width: 1, alpha: snow ? 0.18 : 0.28 });
    if (i === 0) return;
    for (let tree = 0; tree < 70; tree++) {
      const x = LEFT + scatter(tree, 71 + i) * (RIGHT - LEFT);
      if (Math.sin(x / 63 + i) < 0.1) continue;
      const size = 2.4 + i + scatter(tree, 73) * 1.8;
      g.circle(x, crest(range, x) + scatter(tree, 74) * 9, size);
    }
    g.fill({ color: mix(colours[i], i === 1 ? fir : crowns[1], i === 1 ? 0.4 : 0.6), alpha: 0.9 });
  });
  return g;
}

function distantCastles(g: Graphics, range: (typeof RANGES)[number], colour: number, salt: number): void {
  for (const x of salt === 0 ? [330, 905, 1240] : [70, 1160, 1420]) {
    const y = crest(range, x) + 3;
    for (const [dx, w, h] of [
      [-9, 5, 12],
      [0, 6, 18],
      [8, 5, 10],
    ])
      g.rect(x + dx - w / 2, y - h, w, h).poly([
        x + dx - w / 2 - 1,
        y - h,
        x + dx,
        y - h - w * 1.5,
        x + dx + w / 2 + 1,
        y - h,
      ]);
    g.rect(x - 10, y - 6, 20, 7);
  }
  g.fill({ color: colour, alpha: 0.8 });
}
