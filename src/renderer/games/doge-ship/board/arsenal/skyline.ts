import { Container, Graphics } from 'pixi.js';
import { across, down, glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { WORLD } from '../layout';
import { BLEED } from './extent';
import type { Daylight } from './daylight';

const { width } = WORLD;
const LAMP = 0xffc766;
const AMBER = 0xffd27a;
/** The gate's towers. Each has one window, where neither the hull nor the prow covers it, finished or not. */
const TOWERS = [
  { x: 348, slit: 337 },
  { x: 1528, slit: 1550 },
] as const;
/** The top of the towers' windows, and their height. */
const SLIT = { y: 298, height: 32 } as const;

/** Across the water: the city, the masts of other ships, and the sheds with the two towers of the gate. */
export function drawSkyline(light: Daylight): Container {
  return new Container({
    children: [city(light), masts(light), sheds(light), ...TOWERS.map((at) => tower(at, light))],
  });
}

/** Domes, palaces and the campanile, hazy with distance. */
function city({ city: colour, sky, lamps }: Daylight): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 46; i++) {
    const x = -BLEED + i * 44;
    g.rect(x, 318 - scatter(i, 11) * 26, 46, 90);
    if (i % 3 === 0) g.rect(x + 12, 296 - scatter(i, 12) * 22, 7, 40);
  }
  for (const [x, y, r] of [
    [560, 282, 34],
    [620, 296, 24],
    [505, 298, 22],
    [1010, 276, 40],
    [1080, 300, 24],
    [1440, 296, 28],
  ])
    g.circle(x, y, r)
      .rect(x - r, y, 2 * r, 70)
      .rect(x - 2, y - r - 16, 4, 18);
  g.rect(742, 128, 38, 240).poly([740, 130, 782, 130, 761, 66]);
  g.fill(mix(colour, sky[2], 0.22));
  for (const y of [150, 176]) g.rect(746, y, 30, 3);
  g.fill({ color: sky[2], alpha: 0.25 });
  for (let i = 0; i < 90; i++)
    if (scatter(i, 13) < lamps) g.rect(-BLEED + scatter(i, 14) * 2000, 322 + scatter(i, 15) * 40, 3, 4.4);
  return g.fill({ color: LAMP, alpha: lamps * 0.9 });
}

/** Masts and rigging of ships in the next basin. */
function masts({ city: colour }: Daylight): Graphics {
  const g = new Graphics();
  for (const [x, top] of [
    [1130, 150],
    [1190, 122],
    [1246, 160],
    [1338, 136],
    [1400, 168],
    [1476, 148],
    [888, 176],
    [676, 190],
  ]) {
    g.moveTo(x, 372).lineTo(x, top).stroke({ color: colour, width: 4.5 });
    g.moveTo(x - 34, top + 44)
      .lineTo(x + 40, top + 12)
      .stroke({ color: colour, width: 3.4 });
    for (const side of [-38, -22, 24, 40]) g.moveTo(x, top + 8).lineTo(x + side, 362);
    g.stroke({ color: colour, width: 1, alpha: 0.75 });
    g.poly([x, top, x + 16, top + 4, x, top + 9]).fill({ color: 0xa8202c, alpha: 0.8 });
  }
  return g;
}

/** The sheds of the Arsenal. Work goes on inside: their arches glow. */
function sheds({ brick, roof, stone, lamps }: Daylight): Container {
  const [walls, arches, fires] = [new Graphics(), new Graphics(), new Graphics()];
  for (let x = -BLEED + 20; x < width + BLEED; x += 176) {
    walls
      .poly([x - 4, 352, x + 88, 296, x + 180, 352])
      .fill(down(mix(roof, stone, 0.16), roof))
      .stroke({ color: mix(roof, 0x1a0e14, 0.55), width: 2.5 });
    for (let i = 1; i < 9; i++) walls.moveTo(x + 88 + (i - 4.5) * 5, 302).lineTo(x + i * 19.6 - 8, 351);
    walls.stroke({ color: mix(roof, 0x1a0e14, 0.5), width: 1.2, alpha: 0.5 });
    walls.rect(x, 352, 176, 60).fill(down(brick[0], brick[1]));
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 9; i++) walls.rect(x + 4 + i * 20 + (row % 2) * 9, 356 + row * 9, 12, 3);
    walls.fill({ color: mix(brick[1], 0x1a0e14, 0.2), alpha: 0.35 });
    // A tower in front of an arch would leave only a wedge of it, below the stern.
    if (TOWERS.some((tower) => Math.abs(tower.x - x - 88) < 96)) continue;
    const arch = (g: Graphics, inset: number) =>
      g
        .moveTo(x + 34 + inset, 420)
        .lineTo(x + 34 + inset, 404)
        .arc(x + 88, 404, 54 - inset, Math.PI, 0)
        .lineTo(x + 142 - inset, 420)
        .closePath();
    arch(walls, -6).fill(stone);
    arch(arches, 0).fill(down(0x2a1a1c, mix(0x3a2318, LAMP, lamps * 0.45)));
    fires.circle(x + 62 + 40 * scatter(x, 16), 402, 22).fill({ color: LAMP, alpha: lamps * 0.3 });
  }
  return new Container({ children: [walls, arches, fires] });
}

function tower({ x, slit }: (typeof TOWERS)[number], { brick, stone, lamps }: Daylight): Graphics {
  const g = new Graphics().rect(x - 36, 150, 72, 262).fill(across(brick[0], brick[1], mix(brick[1], 0x1a0e14, 0.4)));
  for (let row = 0; row < 24; row++)
    for (let i = 0; i < 4; i++) g.rect(x - 33 + i * 18 + (row % 2) * 8, 164 + row * 10, 10, 3);
  g.fill({ color: mix(brick[1], 0x1a0e14, 0.35), alpha: 0.3 });
  for (let i = 0; i < 5; i++) g.rect(x - 41 + i * 18, 130, 11, 16);
  g.rect(x - 43, 144, 86, 11)
    .rect(x - 40, 214, 80, 5)
    .fill(stone)
    .stroke({ color: 0x2a1a1c, width: 1, alpha: 0.5 });
  // Saint Mark's lion, as a plain slab of Istrian stone.
  g.rect(x - 15, 222, 30, 12).fill(stone);
  return slitWindow(g, slit, lamps);
}

/** An arched slit in a dark frame. At night, the light inside also falls on the bricks around it. */
function slitWindow(g: Graphics, x: number, lamps: number): Graphics {
  const { y, height } = SLIT;
  const light = glow([
    [AMBER, 0.5 * lamps],
    [AMBER, 0.16 * lamps],
    [AMBER, 0],
  ]);
  g.ellipse(x, y + height / 2, 22, 30).fill(light);
  const arch = (half: number, top: number, foot: number) =>
    g
      .moveTo(x - half, foot)
      .lineTo(x - half, top + half)
      .arc(x, top + half, half, Math.PI, 0)
      .lineTo(x + half, foot)
      .closePath();
  arch(5.5, y, y + height).fill(0x1f1418);
  return arch(2.6, y + 4, y + height - 3.5).fill(mix(0x3a2a26, AMBER, lamps));
}
