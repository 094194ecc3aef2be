import { Container, Graphics } from 'pixi.js';
import { down, glow } from '../../../kit/paint';
import { WORLD } from '../geography';
import { landAt } from '../on-land';
import { INK } from '../palette';
import { landIn, scatter, shore } from './coast';
import type { Dressing } from './dressing';
import { frame, sheet } from './gallery-frame';
import { ornaments } from './gallery-ornaments';

const AZURE = 0x9cc3cc;
const MEADOW = 0xe3d7a0;

/** The board of 2012: a palace mural with an azure sea and a green, mountainous land, framed in marble. */
export const GALLERY: Dressing = {
  lane: 0x7a2f1d,
  letters: 0x123c4f,
  halo: 0xa6cad2,
  legend: 0x9a8a4a,
  disc: 0xf6efdc,
  star: 0x8f1e2e,
  sheet,
  sea() {
    const { width, height } = WORLD;
    const root = new Container();
    root.addChild(
      new Graphics().rect(10, 10, width - 20, height - 20).fill(down(0x86b3c2, AZURE, 0xb2d2d2, 0x8fbcc6)),
      waves(),
    );
    return root;
  },
  heights: () =>
    hills().map(({ x, y, high }) => ({ x: x - high * 0.4, y: y - high * 0.8, width: high * 0.8, height: high * 0.8 })),
  land() {
    const root = new Container();
    // Water lines as on engravings: closer together towards the shore.
    const lines = [44, 32, 22, 14].flatMap((reach, i) => [
      [reach, 0x2f6f83, 0.3 + i * 0.09] as const,
      [reach - 2.4, [0xa3c8d0, 0xacced4, 0xb6d5d8, 0xc2dddc][i], 1] as const,
    ]);
    root.addChild(shore(lines), landIn(MEADOW, AZURE, { color: INK, width: 2.2 }), greens(), mountains());
    return root;
  },
  ornaments,
  frame,
};

function waves(): Graphics {
  const graphics = new Graphics();
  const [column, row] = [74, 34];
  for (let y = 30, i = 0; y < WORLD.height; y += row) {
    for (let x = 20; x < WORLD.width; x += column, i++) {
      const [px, py] = [x + scatter(i, 5) * column, y + scatter(i, 6) * row * 0.8];
      const long = 13 + scatter(i, 7) * 12;
      graphics
        .moveTo(px, py)
        .quadraticCurveTo(px + long * 0.25, py - 5, px + long * 0.5, py)
        .quadraticCurveTo(px + long * 0.75, py + 4, px + long, py - 1);
    }
  }
  return graphics.stroke({ color: 0xe9f4f2, width: 1.5, alpha: 0.5, cap: 'round' });
}

/** The greener parts of the land, and the deserts. */
function greens(): Container {
  const root = new Container();
  for (const [x, y, radius, colour, alpha] of [
    [560, 80, 340, 0x8ea75c, 0.4],
    [1160, 160, 330, 0x8ea75c, 0.38],
    [1560, 90, 280, 0x9db066, 0.34],
    [120, 420, 300, 0xa9b06a, 0.32],
    [1800, 430, 300, 0xa8ac66, 0.34],
    [420, 960, 420, 0xd9a758, 0.3],
    [1080, 1230, 480, 0xdfa64c, 0.34],
    [1800, 1180, 400, 0xd99c46, 0.36],
  ] as const)
    root.addChild(
      new Graphics().circle(x, y, radius).fill(
        glow([
          [colour, alpha],
          [colour, alpha * 0.6],
          [colour, 0],
        ]),
      ),
    );
  const mask = landIn(0xffffff, 0xffffff, { color: 0xffffff, width: 0.5 });
  root.addChild(mask);
  root.mask = mask;
  return root;
}

/** Mountain ranges: start, end, number of mountains, height. */
const RANGES: readonly (readonly [x: number, y: number, toX: number, toY: number, count: number, high: number])[] = [
  [330, 330, 480, 330, 6, 26],
  [640, 190, 860, 120, 10, 32],
  [880, 330, 1010, 520, 8, 20],
  [990, 270, 1180, 470, 9, 24],
  [1180, 250, 1380, 330, 8, 24],
  [60, 800, 330, 850, 9, 30],
  [480, 880, 620, 900, 6, 26],
  [1640, 660, 1900, 590, 10, 28],
  [1560, 480, 1700, 440, 5, 22],
  [1850, 870, 1880, 1010, 5, 22],
  [60, 620, 130, 650, 4, 22],
];

/** The centre of each mountain's base and its height, furthest first. */
function hills(): { readonly x: number; readonly y: number; readonly high: number }[] {
  return RANGES.flatMap(([x, y, toX, toY, count, high], range) =>
    Array.from({ length: count }, (_, i) => {
      const [t, salt] = [i / (count - 1), range * 40 + i];
      return {
        x: x + (toX - x) * t + (scatter(salt, 1) - 0.5) * 30,
        y: y + (toY - y) * t + (scatter(salt, 2) - 0.5) * 34,
        high: high * (0.7 + 0.5 * scatter(salt, 3)),
      };
    }),
  )
    .filter(({ x, y }) => x > 40 && landAt({ x, y }) && landAt({ x: x - 24, y }) && landAt({ x: x + 24, y }))
    .sort((a, b) => a.y - b.y);
}

function mountains(): Graphics {
  const graphics = new Graphics();
  for (const { x, y, high } of hills()) {
    const wide = high * 0.8;
    graphics
      .moveTo(x - wide, y)
      .quadraticCurveTo(x - wide * 0.3, y - high * 0.5, x - wide * 0.1, y - high)
      .quadraticCurveTo(x + wide * 0.35, y - high * 0.7, x + wide, y)
      .closePath()
      .fill(down(0xd9c891, 0xc4b277))
      .moveTo(x - wide * 0.1, y - high)
      .quadraticCurveTo(x + wide * 0.35, y - high * 0.7, x + wide, y)
      .lineTo(x + wide * 0.1, y)
      .quadraticCurveTo(x + wide * 0.12, y - high * 0.5, x - wide * 0.1, y - high)
      .closePath()
      .fill({ color: 0x7d6a3a, alpha: 0.55 })
      .moveTo(x - wide, y)
      .quadraticCurveTo(x - wide * 0.3, y - high * 0.5, x - wide * 0.1, y - high)
      .quadraticCurveTo(x + wide * 0.35, y - high * 0.7, x + wide, y)
      .stroke({ color: INK, width: 1.3, alpha: 0.65, cap: 'round' });
  }
  return graphics;
}
