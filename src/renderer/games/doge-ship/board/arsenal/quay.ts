import { Container, Graphics } from 'pixi.js';
import { down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { GAUGE, WATER_LINE, WORLD, YARD } from '../layout';
import { OAK, OAK_DARK } from '../palette';
import { BLEED, QUAY_EDGE } from './extent';
import type { Daylight } from './daylight';
import { cardTint } from './lamplight';

const { width } = WORLD;

/** The stone quay with its clutter, and the floor of the yard. */
export function drawQuay(light: Daylight): Container {
  return new Container({ children: [slabs(light), litter(light), floor(light), gaugeBoard(light)] });
}

function slabs({ quay, stone }: Daylight): Graphics {
  const dark = mix(quay[2], 0x1a1218, 0.45);
  const g = new Graphics()
    .rect(-BLEED, QUAY_EDGE, width + 2 * BLEED, WATER_LINE - QUAY_EDGE)
    .fill(down(quay[0], quay[1], quay[2]));
  for (let row = 0; row < 12; row++) {
    const y = QUAY_EDGE + 12 + row * 52;
    for (let x = -BLEED - (row % 2) * 70; x < width + BLEED; x += 140) {
      const tone = scatter(x + row * 7, 41);
      g.rect(x + 1, y + 1, 138, 50).fill({
        color: tone > 0.5 ? 0xffffff : 0x1a1218,
        alpha: Math.abs(tone - 0.5) * 0.16,
      });
    }
    g.moveTo(-BLEED, y).lineTo(width + BLEED, y);
    for (let x = -BLEED - (row % 2) * 70; x < width + BLEED; x += 140) g.moveTo(x, y).lineTo(x, y + 52);
    g.stroke({ color: dark, width: 1.6, alpha: 0.55 });
  }
  for (const y of [QUAY_EDGE - 4, WATER_LINE - 18])
    g.rect(-BLEED, y, width + 2 * BLEED, 16)
      .fill(down(mix(stone, 0xffffff, 0.35), stone, mix(stone, 0x1a1218, 0.4)))
      .stroke({ color: dark, width: 1.5 });
  for (let x = -BLEED; x < width + BLEED; x += 96) g.moveTo(x, WATER_LINE - 18).lineTo(x, WATER_LINE - 2);
  return g.stroke({ color: dark, width: 1.3, alpha: 0.6 });
}

/** Sawdust, barrels and coils of rope around the tables. */
function litter({ tint }: Daylight): Container {
  const g = new Graphics();
  for (let i = 0; i < 700; i++) {
    const [x, y] = [
      -60 + scatter(i, 42) * (width + 120),
      QUAY_EDGE + 16 + scatter(i, 43) * (WATER_LINE - QUAY_EDGE - 40),
    ];
    g.circle(x, y, 0.8 + scatter(i, 44) * 1.4);
  }
  g.fill({ color: 0xf3dca6, alpha: 0.55 });
  for (const [x, y] of [
    [-40, 700],
    [1640, 560],
    [1650, 980],
  ])
    for (let ring = 4; ring > 0; ring--)
      g.ellipse(x, y - (4 - ring) * 2, ring * 9, ring * 4.4)
        .fill(ring % 2 ? 0xd0ac68 : 0xb8924e)
        .stroke({ color: 0x80602c, width: 1.2 });
  for (const [x, y] of [
    [-90, 560],
    [1690, 700],
    [1680, 820],
  ])
    g.roundRect(x - 24, y - 34, 48, 68, 16)
      .fill(down(0xa56f38, OAK, OAK_DARK))
      .stroke({ color: OAK_DARK, width: 2 })
      .rect(x - 25, y - 20, 50, 6)
      .rect(x - 25, y + 14, 50, 6)
      .fill(0x5c5650);
  const root = new Container({ children: [g] });
  root.tint = tint;
  return root;
}

/** The planks of the yard, with grain, nails and shavings. */
function floor({ tint }: Daylight): Container {
  const { x, y, width: wide, height } = YARD;
  const g = new Graphics()
    .roundRect(x + 4, y + 9, wide, height, 10)
    .fill({ color: 0x120b08, alpha: 0.4 })
    .roundRect(x, y, wide, height, 10)
    .fill(down(0xa5713c, 0x7a4f26))
    .stroke({ color: OAK_DARK, width: 4 });
  const plank = 26;
  for (let row = 0; row * plank < height - 8; row++) {
    const top = y + 2 + row * plank;
    for (let i = 0; i < 26; i++) {
      const [gx, gy] = [x + 8 + scatter(i + row * 31, 45) * (wide - 120), top + 4 + scatter(i + row * 31, 46) * 18];
      const long = 30 + scatter(i, 47) * 70;
      g.moveTo(gx, gy).quadraticCurveTo(gx + long / 2, gy + (scatter(i, 48) - 0.5) * 5, gx + long, gy);
    }
    g.stroke({ color: 0x4a2c12, width: 1, alpha: 0.22 });
    g.moveTo(x + 2, top + plank - 2)
      .lineTo(x + wide - 2, top + plank - 2)
      .stroke({ color: OAK_DARK, width: 1.8, alpha: 0.6 });
  }
  for (let i = 0; i < 90; i++) {
    const [sx, sy] = [x + 12 + scatter(i, 49) * (wide - 24), y + 10 + scatter(i, 50) * (height - 20)];
    if (i % 4 === 0) g.moveTo(sx, sy).arc(sx, sy, 4, scatter(i, 51) * 6, scatter(i, 51) * 6 + 4.4);
    else g.moveTo(sx, sy).lineTo(sx + 2, sy + 1);
  }
  g.stroke({ color: 0xf3dca6, width: 1.4, alpha: 0.6 });
  const root = new Container({ children: [g] });
  root.tint = tint;
  return root;
}

/** The marble slab behind the gauge, with courses of stone and weed above its foot. */
function gaugeBoard(light: Daylight): Container {
  const { x, y, width: wide, height } = GAUGE;
  const slab = new Graphics()
    .roundRect(x + 4, y + 8, wide, height, 12)
    .fill({ color: 0x120b08, alpha: 0.4 })
    .roundRect(x, y, wide, height, 12)
    .fill(down(0xf6ecd2, 0xe2d2a8, 0xc4b28a))
    .stroke({ color: 0x7a6236, width: 5 })
    .roundRect(x + 4, y + 4, wide - 8, height - 8, 9)
    .stroke({ color: 0xe0bf6a, width: 2 });
  for (let row = 1; row * 48 < height; row++) {
    slab.moveTo(x + 8, y + row * 48).lineTo(x + wide - 8, y + row * 48);
    for (let at = x + 40 + (row % 2) * 46; at < x + wide - 12; at += 92)
      slab.moveTo(at, y + row * 48).lineTo(at, Math.min(y + height - 8, y + row * 48 + 48));
  }
  slab.stroke({ color: 0x8a744a, width: 1.4, alpha: 0.28 });
  for (let i = 0; i < 60; i++) {
    const at = x + 12 + scatter(i, 61) * (wide - 24);
    slab.circle(at, y + height - 14 - scatter(i, 62) ** 2 * 120, 2 + 4 * scatter(i, 63));
  }
  slab.fill({ color: 0x5f7a4a, alpha: 0.22 });
  slab.tint = cardTint(light, 0.85);
  return new Container({ children: [slab] });
}
