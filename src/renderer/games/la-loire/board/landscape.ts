import { Container, FillGradient, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import { cottage, city, church } from './architecture';
import { mix } from '../../kit/paint';
import { BORDER, placeRect, PLACES, riverAt, RIVER_WIDTH, ROADS, WORLD } from './layout';
import { INK, LAPIS_PALE, LEAF_GOLD, ROAD, ROAD_EDGE, THATCH, TILES } from './palette';
import { PALETTES } from './seasons';
import type { Palette, Season } from './seasons';

const HORIZON = 214;
const [LEFT, TOP] = [BORDER, BORDER];
const [RIGHT, BOTTOM] = [WORLD.width - BORDER, WORLD.height - BORDER];

/** A pseudorandom number from 0 to 1, always the same for the same input. */
function scatter(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

const fade = (...stops: readonly (readonly [offset: number, colour: number])[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  });

/** Draws the valley in a season. Slow, so draw it only once per season. */
export function drawLandscape(season: Season): Container {
  const paint = PALETTES[season];
  const root = new Container();
  const window = new Graphics().rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP).fill(0xffffff);
  const scene = new Container({
    children: [
      sky(paint),
      hills(paint),
      meadow(paint),
      fields(paint),
      woods(paint),
      river(paint),
      roads(),
      villages(),
      cities(),
      ...(paint.snow ? [snow()] : []),
    ],
  });
  scene.mask = window;
  root.addChild(window, scene);
  return root;
}

function sky({ sky: [zenith, middle, low] }: Palette): Graphics {
  const g = new Graphics()
    .rect(LEFT, TOP, RIGHT - LEFT, HORIZON - TOP + 50)
    .fill(fade([0, zenith], [0.55, middle], [1, low]));
  for (let i = 0; i < 150; i++) {
    const [x, y] = [LEFT + scatter(i, 1) * (RIGHT - LEFT), TOP + scatter(i, 2) ** 1.5 * 130];
    const size = 1.6 + 2.6 * scatter(i, 3);
    g.star(x, y, 5, size, size * 0.42, scatter(i, 4) * 2);
  }
  return g.fill({ color: LEAF_GOLD, alpha: 0.9 });
}

/** Three ranges of hills, the furthest palest, with an occasional castle. */
function hills({ hills: [far, mid, near] }: Palette): Graphics {
  const g = new Graphics();
  const ranges = [
    { y: HORIZON - 6, height: 30, colour: far, turn: 0.4 },
    { y: HORIZON + 8, height: 24, colour: mid, turn: 2.1 },
    { y: HORIZON + 26, height: 18, colour: near, turn: 4.4 },
  ];
  for (const { y, height, colour, turn } of ranges) {
    const points = [LEFT, HORIZON + 90];
    for (let x = LEFT; x <= RIGHT; x += 14) {
      points.push(x, y - height * (0.5 + 0.5 * Math.sin(x / 97 + turn) * Math.sin(x / 41 + turn * 2)));
    }
    g.poly([...points, RIGHT, HORIZON + 90]).fill(colour);
  }
  return g;
}

function meadow({ meadow: [top, upper, lower, foot] }: Palette): Graphics {
  return new Graphics()
    .rect(LEFT, HORIZON + 24, RIGHT - LEFT, BOTTOM - HORIZON - 24)
    .fill(fade([0, top], [0.35, upper], [0.62, lower], [1, foot]));
}

function fields({ crops }: Palette): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 74; i++) {
    const x = LEFT + 20 + scatter(i, 11) * (RIGHT - LEFT - 130);
    const y = HORIZON + 50 + scatter(i, 12) * (BOTTOM - HORIZON - 110);
    const [w, h] = [70 + scatter(i, 13) * 70, 20 + scatter(i, 14) * 22];
    if (Math.abs(y + h / 2 - riverAt(x + w / 2)) < RIVER_WIDTH / 2 + h) continue;
    const lean = (scatter(i, 15) - 0.5) * 30;
    const colour = crops[i % crops.length];
    g.poly([x + lean, y, x + w + lean, y - 3, x + w, y + h, x, y + h + 3]).fill({ color: colour, alpha: 0.75 });
    for (let line = 1; line < 6; line++) {
      const t = line / 6;
      g.moveTo(x + w * t + lean, y)
        .lineTo(x + w * t, y + h + 2)
        .stroke({ color: 0x7d6a2f, width: 1.1, alpha: 0.4 });
    }
  }
  return g;
}

function taken(x: number, y: number): boolean {
  if (Math.abs(y - riverAt(x)) < RIVER_WIDTH / 2 + 18) return true;
  return PLACES.some((_, at) => {
    const rect = placeRect(at);
    return x > rect.x - 4 && x < rect.x + rect.width + 4 && y > rect.y - 4 && y < rect.y + rect.height + 8;
  });
}

function woods(paint: Palette): Graphics {
  const g = new Graphics();
  const trees: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 620; i++) {
    const low = i > 330;
    const x = LEFT + scatter(i, 21) * (RIGHT - LEFT);
    const y = low ? BOTTOM - 4 - scatter(i, 22) ** 1.6 * 92 : HORIZON + 40 + scatter(i, 22) * (BOTTOM - HORIZON - 60);
    if (taken(x, y)) continue;
    trees.push({ x, y, size: (low ? 13 : 7) + scatter(i, 23) * 9 });
  }
  trees.sort((a, b) => a.y - b.y);
  for (const [i, { x, y, size }] of trees.entries()) tree(g, x, y, size, i, paint);
  return g;
}

function tree(g: Graphics, x: number, y: number, size: number, i: number, paint: Palette): void {
  const { crowns, fir, dots, snow: white } = paint;
  g.ellipse(x + 2, y, size * 0.7, size * 0.2).fill({ color: INK, alpha: 0.16 });
  g.rect(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.6).fill(0x6b4a25);
  if (i % 5 === 0) {
    g.poly([x - size * 0.5, y - size * 0.4, x, y - size * 2, x + size * 0.5, y - size * 0.4]).fill(fir);
    if (white)
      g.poly([x - size * 0.2, y - size * 1.36, x, y - size * 2, x + size * 0.2, y - size * 1.36]).fill({
        color: dots,
        alpha: 0.9,
      });
    return;
  }
  const crown = crowns[i % 3];
  g.circle(x, y - size, size * 0.7).fill(crown);
  g.circle(x - size * 0.42, y - size * 0.7, size * 0.46).fill(crown);
  g.circle(x + size * 0.42, y - size * 0.72, size * 0.46).fill(mix(crown, fir, white ? 0.15 : 0.5));
  if (white) g.ellipse(x - size * 0.1, y - size * 1.42, size * 0.5, size * 0.22).fill({ color: dots, alpha: 0.95 });
  for (const [dx, dy] of [
    [-0.2, -1.2],
    [0.1, -0.9],
    [-0.4, -0.8],
  ]) {
    g.circle(x + dx * size, y + dy * size, size * 0.11).fill({ color: dots, alpha: 0.9 });
  }
}

function river({ bank, water }: Palette): Graphics {
  const g = new Graphics();
  const draw = (width: number, colour: number, alpha = 1) => {
    g.moveTo(LEFT - 20, riverAt(LEFT - 20));
    for (let x = LEFT; x <= RIGHT + 20; x += 12) g.lineTo(x, riverAt(x));
    g.stroke({ color: colour, width, alpha, join: 'round' });
  };
  draw(RIVER_WIDTH + 16, 0x5f7a3d, 0.55);
  draw(RIVER_WIDTH + 8, bank);
  draw(RIVER_WIDTH, water[0]);
  draw(RIVER_WIDTH * 0.72, water[1]);
  for (let i = 0; i < 190; i++) {
    const x = LEFT + 10 + scatter(i, 31) * (RIGHT - LEFT - 40);
    const y = riverAt(x) + (scatter(i, 32) - 0.5) * (RIVER_WIDTH - 18);
    const length = 8 + scatter(i, 33) * 16;
    g.moveTo(x, y)
      .quadraticCurveTo(x + length * 0.25, y - 4, x + length * 0.5, y)
      .quadraticCurveTo(x + length * 0.75, y + 4, x + length, y)
      .stroke({ color: i % 4 === 0 ? 0xf3efe0 : LAPIS_PALE, width: 1.5, alpha: 0.8 });
  }
  return g;
}

function roads(): Graphics {
  const g = new Graphics();
  for (const [width, colour] of [
    [27, ROAD_EDGE],
    [22, ROAD],
  ] as const) {
    for (const points of ROADS) {
      g.moveTo(points[0].x, points[0].y);
      for (let i = 1; i < points.length; i++) {
        const [from, to] = [points[i - 1], points[i]];
        const middle = (from.x + to.x) / 2;
        // From a gate, the road first goes straight up or down; between villages it winds.
        if (i === 1) g.quadraticCurveTo(from.x, to.y, to.x, to.y);
        else if (i === points.length - 1) g.quadraticCurveTo(to.x, from.y, to.x, to.y);
        else g.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y);
      }
      g.stroke({ color: colour, width, join: 'round', cap: 'round' });
    }
  }
  return g;
}

function villages(): Graphics {
  const g = new Graphics();
  LOCATIONS.forEach((location, at) => {
    if (location.kind === 'city') return;
    const { x, y } = PLACES[at];
    const foot = y - 26;
    church(g, x - 2 + (scatter(at, 41) - 0.5) * 22, foot - 4, 35 + scatter(at, 42) * 5);
    cottage(g, x - 42, foot, 33, at % 3 === 0 ? THATCH : TILES);
    cottage(g, x + 45, foot - 2, 31, at % 3 === 1 ? THATCH : TILES);
    cottage(g, x + 13, foot + 7, 31, TILES);
  });
  return g;
}

function snow(): Graphics {
  const g = new Graphics();
  LOCATIONS.forEach((location, at) => {
    if (location.kind === 'city') return;
    const { x, y } = PLACES[at];
    for (const [dx, wide] of [
      [-46, 24],
      [41, 23],
      [9, 23],
    ])
      g.roundRect(x + dx - wide / 2 + 4, y - (dx === 9 ? 55 : 62), wide, 5, 2.5);
  });
  g.fill({ color: 0xffffff, alpha: 0.95 });
  for (let i = 0; i < 260; i++)
    g.circle(LEFT + scatter(i, 51) * (RIGHT - LEFT), TOP + scatter(i, 52) * (BOTTOM - TOP), 1 + 1.6 * scatter(i, 53));
  return g.fill({ color: 0xffffff, alpha: 0.8 });
}

function cities(): Container {
  const root = new Container();
  LOCATIONS.forEach((location, at) => {
    if (location.kind !== 'city') return;
    const walls = city(at !== 0);
    walls.position.set(PLACES[at].x, PLACES[at].y);
    root.addChild(walls);
  });
  return root;
}
