import { Container, FillGradient, Graphics } from 'pixi.js';
import { glow, mix } from '../../../kit/paint';
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

/** The y down to which the sky is blue behind the title, and where it is palest. */
const [DUSK, DAWN] = [164, HORIZON - 14];
/** The height of the sky, most of whose lower part is behind the hills. */
export const DEPTH = HORIZON - TOP + 50;

/** The light at the horizon between the title and the border: its centre, and half its width and height. */
const SUNLIGHT = { x: 1084, y: HORIZON - 18, rx: 540, ry: 168 } as const;

/** The lapis sky with gold stars and painted clouds, warm light at the horizon, and the hills below it. */
export function drawSky(paint: Palette): Container {
  return new Container({ children: [vault(paint), clouds(paint), hills(paint)] });
}

/** The sky's colours, with their heights as fractions of the sky's. */
export const skyStops = ({ sky: [zenith, middle, pale, low] }: Palette) =>
  [
    [0, zenith],
    [(DUSK - TOP) / DEPTH, middle],
    [(DAWN - TOP) / DEPTH, mix(pale, low, 0.4)],
    [1, low],
  ] as const;

function vault(paint: Palette): Graphics {
  const [, , pale, low] = paint.sky;
  const g = new Graphics()
    .rect(LEFT, TOP, RIGHT - LEFT, DEPTH)
    .fill(fade(...skyStops(paint)))
    .ellipse(SUNLIGHT.x, SUNLIGHT.y, SUNLIGHT.rx, SUNLIGHT.ry)
    .fill(
      glow([
        [low, 1],
        [mix(pale, low, 0.62), 0.95],
        [pale, 0.68],
        [pale, 0.24],
        [pale, 0],
      ]),
    );
  for (let i = 0; i < 190; i++) {
    const [x, y] = [LEFT + scatter(i, 1) * (RIGHT - LEFT), TOP + scatter(i, 2) ** 1.5 * 130];
    // Stars fade in the light.
    const light = Math.hypot((x - SUNLIGHT.x) / SUNLIGHT.rx, (y - SUNLIGHT.y) / SUNLIGHT.ry);
    const size = (1.4 + 2.8 * scatter(i, 3) ** 2) * Math.min(1, light * 1.5 - 0.5);
    if (size > 0.6) g.star(x, y, 5, size, size * 0.42, scatter(i, 4) * 2);
  }
  return g.fill({ color: LEAF_GOLD, alpha: 0.9 });
}

/**
 * Scalloped clouds with thin white lines, as illuminators paint them. They are opaque, so that their circles become one
 * shape, and beside the coins of the market.
 */
function clouds({ sky: [, middle] }: Palette): Graphics {
  const g = new Graphics();
  for (const [x, y, size] of [
    [1546, 120, 1.25],
    [1383, 180, 0.6],
    [999, 190, 0.6],
  ]) {
    for (const [grow, light] of [
      [1, 0.45],
      [0.72, 0.62],
    ]) {
      for (let i = -3; i <= 3; i++)
        g.circle(x + i * 17 * size * grow, y - Math.cos((i / 3.6) * 1.5) * 15 * size * grow, 12 * size * grow);
      g.fill(mix(middle, 0xffffff, light));
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
function hills({ hills: colours, sky: [, , , low], snow, crowns, fir }: Palette): Graphics {
  const g = new Graphics();
  RANGES.forEach((range, i) => {
    const points = [LEFT, HORIZON + 90];
    for (let x = LEFT; x <= RIGHT + 8; x += 8) points.push(x, crest(range, x));
    // Their feet are in the mist.
    g.poly([...points, RIGHT, HORIZON + 90]).fill(
      fade([0, colours[i]], [0.36, mix(colours[i], low, 0.58)], [1, colours[i]]),
    );
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
