import { Container, Graphics } from 'pixi.js';
import { GOLD } from '../../../kit/colours';
import { label } from '../../../kit/lettering';
import type { Drawings } from '../../../kit/moments/play';
import { puff, rays } from '../../../kit/moments/stagecraft';
import { down } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { BLEED } from '../arsenal/extent';
import { prow } from '../hull';
import { MARKER, shipLayout, QUAY, WATER_LINE, WORLD, YARD } from '../layout';
import { BUILDER_COLOURS, CRIMSON, DEEP, GILT, WATER } from '../palette';
import { disc, icon, laurel, marker, seal } from '../signs';

export type DrawingName =
  | ('inspectors' | 'cap' | 'sealedBid' | 'openBid' | 'builder' | 'points' | 'rays')
  | ('sea' | 'swell' | 'spray' | 'storm' | 'lightning' | 'tally' | 'walls' | 'loss' | 'safe' | 'marker')
  | ('prow' | 'ropes' | 'dust' | 'hat' | 'plume' | 'wash');

const BID = { width: 168, height: 220 } as const;
const WAVE = 160;
const PAPER = 0xfdf4da;
const LETTERS = 0x35210f;

/** The drawings used in the Arsenal's moments (animated scenes). */
export const DRAWINGS: Drawings<DrawingName> = {
  builder: ({ seat = 0, size = 60 }) => disc(seat, size),
  rays: ({ size = 100 }) => rays(size, 0xffd871),
  points: ({ text = '', size = 70 }) => laurel(text, size),
  inspectors,
  cap: () => new Container({ children: [icon('doge', 78, 0x2b123e), icon('doge', 70, GILT)] }),
  sealedBid: () => new Container({ children: [sheet(CRIMSON), icon('doge', 84, GILT)] }),
  openBid({ text = '' }) {
    const [count, wax] = [label(text, 'title', LETTERS, 84), seal(62)];
    count.y = -34;
    wax.y = 46;
    return new Container({ children: [sheet(PAPER), count, wax] });
  },
  sea: ({ size = 0 }) => water(size, WATER, 0.74, 0xe4f2f0),
  swell: ({ size = 0 }) => water(size + 14, DEEP, 0.5, 0x9fc8c8),
  spray,
  storm,
  lightning,
  tally({ size = 0 }) {
    const plate = new Graphics().roundRect(-size / 2, -78, size, 176, 24).fill({ color: DEEP, alpha: 0.88 });
    return new Container({ children: [plate.stroke({ color: GILT, width: 3 })] });
  },
  walls({ text = '' }) {
    const [stakes, words] = [icon('barricade', 38, 0xe8d6a8), label(text, 'figure', 0xffffff, 36)];
    stakes.x = -56;
    words.x = 14;
    return new Container({ children: [stakes, words] });
  },
  loss: ({ text = '' }) => new Container({ children: [label(text, 'figure', 0xffffff, 64)] }),
  safe: () => new Container({ children: [label('✓', 'figure', 0xc9f2b4, 64)] }),
  marker: ({ seat = 0 }) => marker(seat, MARKER.size),
  prow() {
    const { width, height } = shipLayout(1).prow;
    return prow({ x: -width / 2, y: -height / 2, width, height }, true);
  },
  ropes,
  dust: () => puff(84, 0xefe0c0, 0xb79f78),
  plume,
  wash: ({ size = 0 }) => wash(size),
  hat: ({ seat = 0 }) => hat(BUILDER_COLOURS[seat].field, BUILDER_COLOURS[seat].dark),
};

/** The inspectors' table, over the tables of the quay. */
function inspectors(): Container {
  // The board has little room to the right of the quay.
  const beside = WORLD.width - QUAY.x - QUAY.width - 6;
  const [width, height] = [QUAY.width + 2 * beside, QUAY.height + 20];
  const cloth = new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, 20)
    .fill(down(0x4b2366, 0x2b123e))
    .stroke({ color: GOLD, width: 6 })
    .roundRect(-width / 2 + 13, -height / 2 + 13, width - 26, height - 26, 12)
    .stroke({ color: GILT, width: 2, alpha: 0.7 });
  for (let x = -width / 2 + 40; x < width / 2 - 20; x += 34)
    cloth.poly([x - 9, height / 2 - 16, x, height / 2 - 28, x + 9, height / 2 - 16]).fill({ color: GILT, alpha: 0.55 });
  return new Container({ children: [cloth] });
}

function sheet(colour: number): Graphics {
  const { width, height } = BID;
  return new Graphics()
    .roundRect(-width / 2 + 5, -height / 2 + 7, width, height, 12)
    .fill({ color: 0x000000, alpha: 0.3 })
    .roundRect(-width / 2, -height / 2, width, height, 12)
    .fill(colour)
    .stroke({ color: GILT, width: 4 });
}

/** The lagoon from its surface down. It is wider than the board, because it drifts sideways. */
function water(height: number, colour: number, alpha: number, foam: number): Container {
  const half = WORLD.width / 2 + BLEED + 2 * WAVE;
  const middle = WORLD.width / 2 - (YARD.x + YARD.width / 2);
  const [from, to, foot] = [middle - half, middle + half, WORLD.height + BLEED - WATER_LINE + height];
  const surface = (g: Graphics) => {
    g.moveTo(from, 0);
    for (let x = from; x < to; x += WAVE)
      g.quadraticCurveTo(x + WAVE / 4, -18, x + WAVE / 2, 0).quadraticCurveTo(x + WAVE * 0.75, 16, x + WAVE, 0);
    return g;
  };
  const body = surface(new Graphics())
    .lineTo(to + WAVE, foot)
    .lineTo(from, foot)
    .closePath()
    .fill({ color: colour, alpha });
  const crest = surface(new Graphics()).stroke({ color: foam, width: 7, alpha: 0.85 });
  const lines = new Graphics();
  for (let i = 0; i < 46; i++) {
    const [x, y] = [from + scatter(i, 1) * (to - from), 26 + scatter(i, 2) * Math.max(60, height * 0.9)];
    lines.moveTo(x, y).quadraticCurveTo(x + 22, y - 8, x + 46, y);
  }
  return new Container({ children: [body, crest, lines.stroke({ color: foam, width: 3, alpha: 0.35 })] });
}

/** The spray and foam of the wave where it strikes the quay. The origin is the middle of its base. */
function spray(): Container {
  const [drops, foam] = [new Graphics(), new Graphics()];
  for (let i = 0; i < 170; i++) {
    const x = (scatter(i, 3) - 0.5) * YARD.width * 1.25;
    // The spray rises in seven plumes.
    const plume = 0.35 + 0.65 * Math.abs(Math.cos((x / YARD.width) * Math.PI * 3.5));
    drops.ellipse(x, -10 - scatter(i, 4) ** 1.4 * 190 * plume, 2 + 7 * scatter(i, 5), 4 + 11 * scatter(i, 5));
  }
  for (let i = 0; i < 54; i++) {
    const x = (i / 53 - 0.5) * YARD.width * 1.3;
    foam.ellipse(x, 4 - 16 * scatter(i, 8), 22 + 14 * scatter(i, 9), 12 + 16 * scatter(i, 10));
  }
  return new Container({
    children: [foam.fill({ color: 0xd8ecec, alpha: 0.8 }), drops.fill({ color: 0xf6fdfc, alpha: 0.9 })],
  });
}

/** The water that a hull throws up at one of its ends, leaning to the right. The origin is its base. */
function plume(): Container {
  const [back, drops] = [new Graphics(), new Graphics()];
  for (const [x, height, width] of [
    [-30, 90, 60],
    [20, 150, 70],
    [70, 110, 64],
    [118, 60, 50],
  ])
    back
      .moveTo(x - width / 2, 8)
      .quadraticCurveTo(x - width / 6, -height * 0.5, x + height * 0.42, -height)
      .quadraticCurveTo(x + width / 2, -height * 0.4, x + width / 2, 8)
      .closePath();
  for (let i = 0; i < 70; i++) {
    const [along, up] = [scatter(i, 21), scatter(i, 22)];
    const radius = 1.5 + 5 * scatter(i, 23);
    drops.ellipse(-50 + along * 200 + up * 60, -up * 190 * Math.sin(0.5 + along * 2.3), radius, radius * 1.3);
  }
  return new Container({
    children: [back.fill({ color: 0xd8ecec, alpha: 0.85 }), drops.fill({ color: 0xf6fdfc, alpha: 0.95 })],
  });
}

/** Foam that a hull of this length pushes aside, in strokes around it. The origin is the middle of its water line. */
function wash(length: number): Container {
  const g = new Graphics();
  for (let i = 0; i < 90; i++) {
    const x = (scatter(i, 31) - 0.5) * length * 1.16;
    const [y, long] = [4 + scatter(i, 32) ** 2 * 54, 18 + 46 * scatter(i, 33)];
    g.moveTo(x, y)
      .quadraticCurveTo(x + long / 2, y - 5, x + long, y)
      .stroke({ color: 0xf6fdfc, width: 2 + 3 * scatter(i, 34), alpha: 0.75 - y / 110, cap: 'round' });
  }
  return new Container({ children: [g] });
}

/** The board's area, relative to the middle of the yard's water line. */
const SKY: readonly [number, number, number, number] = [
  -BLEED - YARD.x - YARD.width / 2,
  -BLEED - WATER_LINE,
  WORLD.width + 2 * BLEED,
  WORLD.height + 2 * BLEED,
];

/** Darkness and rain over the whole board. */
function storm(): Container {
  const rain = new Graphics();
  const [x, y, width, height] = SKY;
  for (let i = 0; i < 220; i++) {
    const [at, from] = [x + scatter(i, 11) * width, y + scatter(i, 12) * height];
    rain.moveTo(at, from).lineTo(at - 14, from + 46);
  }
  const dark = new Graphics().rect(...SKY).fill(down([0x0c1830, 0.62], [0x0c1830, 0.4], [0x0c1830, 0.15]));
  return new Container({ children: [dark, rain.stroke({ color: 0xdbe8f0, width: 2.4, alpha: 0.34 })] });
}

/** A flash over the board, and its bolt. */
function lightning(): Container {
  const [x, y] = [SKY[0] + 520, SKY[1] + 180];
  const bolt = new Graphics()
    .poly([x, y, x + 66, y, x + 22, y + 190, x + 74, y + 176, x - 26, y + 440, x + 4, y + 236, x - 46, y + 250])
    .fill(0xfffbe0);
  return new Container({ children: [new Graphics().rect(...SKY).fill({ color: 0xeaf4ff, alpha: 0.5 }), bolt] });
}

/** Two ropes from a yard above to the ends of the prow. The origin is the middle of the prow's top. */
function ropes(): Container {
  const { width } = shipLayout(1).prow;
  const g = new Graphics();
  for (const side of [-1, 1]) g.moveTo(side * 26, -420).lineTo((side * width) / 2.6, side < 0 ? 22 : 34);
  g.stroke({ color: 0x6b4c28, width: 5 });
  return new Container({ children: [g.roundRect(-60, -432, 120, 16, 6).fill(0x54351a)] });
}

function hat(colour: number, dark: number): Container {
  const g = new Graphics()
    .moveTo(-15, 4)
    .quadraticCurveTo(-14, -15, 2, -15)
    .quadraticCurveTo(15, -14, 15, 4)
    .closePath()
    .fill(colour)
    .stroke({ color: dark, width: 2 })
    .roundRect(-18, 2, 36, 6, 3)
    .fill(dark);
  return new Container({ children: [g] });
}
