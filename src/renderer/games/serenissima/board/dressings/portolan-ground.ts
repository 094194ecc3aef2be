import { mix } from '../../../kit/paint';
import { cloud, lazyWash, pigment, smooth } from '../../../kit/wash';
import { coastDistance } from '../coast-distance';
import { WORLD } from '../geography';
import { scatter } from '../../../kit/scatter';

/** World units per pixel of a wash. Sharp lines are drawn above it. */
const COARSE = 2;
/** The tints of the land along the coasts. The nearest of these points gives the tint. */
const TINTS: readonly (readonly [x: number, y: number, colour: number])[] = [
  [250, 430, 0xc9924a],
  [480, 180, 0x9aa765],
  [900, 330, 0xc78468],
  [1180, 300, 0x8fa36a],
  [1200, 560, 0xb98a4f],
  [1520, 140, 0x9aa765],
  [1740, 540, 0xc78468],
  [1900, 820, 0x9aa765],
  [1650, 1120, 0xc9924a],
  [1100, 1080, 0xbf9350],
  [450, 880, 0xb9794f],
];

/** How far the sea is painted inland, and the land out at sea, in world units. Paint beyond that would be hidden. */
const HIDDEN = 10;

/** How far from the edge of the world the browning can reach, in world units. */
const BURNT = 160;

/** The washes of sea and land below the pen lines, and the vellum's grain. */
export const portolanGround = {
  sea: lazyWash(WORLD.width / COARSE, WORLD.height / COARSE, (x, y) => seaAt(x * COARSE, y * COARSE)),
  land: lazyWash(WORLD.width / COARSE, WORLD.height / COARSE, (x, y) => landColourAt(x * COARSE, y * COARSE)),
  grain: lazyWash(256, 256, grainAt),
};

/** Blue-green near the coast, paler blue further out. The Red Sea is left nearly bare, for the pen. */
function seaAt(x: number, y: number): number {
  const out = coastDistance(x, y);
  if (out < -HIDDEN) return 0;
  const brush = cloud(x, y * 1.7, 620);
  const blot = cloud(x + 300, y, 190);
  const bare = 0.6 * smooth(1700, 1840, x) * smooth(1010, 1190, y);
  const open = mix(0x82c2d3, 0xaedce2, brush);
  let colour = mix(mix(0x4c9fb0, open, smooth(-8, 54, out + (brush - 0.5) * 34)), 0xe9d8ae, bare);
  colour = mix(colour, 0x4a94b8, 0.38 * smooth(90, 190, out) * smooth(0.35, 0.75, blot));
  colour = mix(colour, 0xe6e8d2, 0.24 * smooth(0.55, 0.95, blot));
  return pigment(burnt(x, y, colour));
}

function landColourAt(x: number, y: number): number {
  const inland = -coastDistance(x, y);
  if (inland < -HIDDEN) return 0;
  const stain = cloud(x, y + 90, 980);
  const mottle = cloud(x + 40, y, 240);
  let colour = mix(0xf3e5bd, 0xdfc48a, smooth(0.25, 0.8, stain));
  colour = mix(colour, 0xe0b878, 0.42 * smooth(850, 1250, y));
  colour = mix(colour, 0xc59a5b, 0.26 * smooth(0.62, 0.95, mottle));
  colour = mix(colour, 0xfbf2d6, 0.4 * smooth(0.55, 0.1, mottle));
  // The wash pooled along the line of the coast and was drawn out inland with a wet brush.
  const reach = 46 + 40 * (mottle - 0.5);
  if (inland < reach) colour = mix(colour, tintAt(x, y), 0.62 * smooth(reach, 0, inland) + 0.2 * smooth(9, 2, inland));
  return pigment(burnt(x, y, colour));
}

function tintAt(x: number, y: number): number {
  let best = TINTS[0];
  let least = Infinity;
  for (const tint of TINTS) {
    const far = (x - tint[0]) ** 2 + (y - tint[1]) ** 2;
    if (far >= least) continue;
    best = tint;
    least = far;
  }
  return best[2];
}

/** A colour, unevenly browned towards the edges by light and handling. */
function burnt(x: number, y: number, colour: number): number {
  const inside = Math.min(x, y, WORLD.width - x, WORLD.height - y);
  if (inside > BURNT) return colour;
  const edge = inside - 70 * (cloud(x, y, 430) - 0.45);
  return mix(mix(colour, 0x8a5a28, 0.5 * smooth(120, -20, edge)), 0x4a2c12, 0.45 * smooth(34, -30, edge));
}

/** Specks and fibres, darker or lighter than their background. */
function grainAt(x: number, y: number): number {
  const speck = scatter(y * 256 + x, 21);
  const fibre = cloud(x * 4, y + cloud(x, y, 256) * 40, 256);
  if (fibre > 0.66) return pigment(0xfff6dd, (fibre - 0.66) * 0.5);
  return speck > 0.5 ? pigment(0xfff9e8, (speck - 0.5) * 0.2) : pigment(0x4a2f10, (0.5 - speck) * 0.24);
}
