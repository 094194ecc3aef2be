import { Container, Graphics } from 'pixi.js';
import { WORLD } from '../geography';
import type { Point } from '../geography';
import { ornaments } from '../ornaments';
import { coastDistance } from '../coast-distance';
import { coastsAt } from '../on-land';
import { GOLD, HALO, INK, LANE, SEA_LETTERS, VELLUM } from '../palette';
import { scenery } from '../scenery';
import { frame, sheet } from '../vellum';
import { tiled, washed } from '../../../kit/wash';
import { INK_AND_WASH } from '../battle/look';
import { landMask, shore } from './coast';
import { scatter } from '../../../kit/scatter';
import { portolanGround } from './portolan-ground';
import { rivers } from './rivers';
import { sights } from './engraved/sights';
import { WOODCUT } from './engraved/card';
import type { Dressing } from './dressing';

/** The chart of 1996: a fourteenth-century portolan chart, drawn with a pen on vellum. */
export const PORTOLAN: Dressing = {
  lane: LANE,
  letters: SEA_LETTERS,
  halo: HALO,
  legend: 0x8f6b34,
  disc: VELLUM,
  star: GOLD,
  card: WOODCUT,
  battle: INK_AND_WASH,
  water: { light: 0xfffdf2, strength: 0.75, glitter: 0.5 },
  washes: Object.values(portolanGround),
  sheet,
  sea: () => {
    const root = new Container();
    root.addChild(washed(portolanGround.sea(), WORLD.width, WORLD.height), rhumbs(), seaHatching(), redSea());
    return root;
  },
  land: () => {
    const root = new Container();
    const mask = landMask();
    const painted = new Container({ children: [washed(portolanGround.land(), WORLD.width, WORLD.height)] });
    painted.addChild(
      rivers([
        { color: INK, width: 6, alpha: 0.55 },
        { color: 0x9fc0bd, width: 3.4, alpha: 1 },
      ]),
    );
    painted.mask = mask;
    root.addChild(mask, painted, shore([[2.4, INK, 1]]));
    return root;
  },
  scenery: (plan) => scenery(plan, sights()),
  surface: () => tiled(portolanGround.grain(), WORLD.width, WORLD.height, 0.8),
  ornaments,
  frame,
};

/** Ink colours of the lines from a rose: black for the eight winds, green for half winds, red for quarter winds. */
const WINDS = [0x4a3a22, 0x2f6b4c, 0x9d3a2b] as const;
const HEART: Point = { x: WORLD.width / 2, y: WORLD.height * 0.56 };
const RADIUS = 560;

/**
 * A portolan's rhumb lines: thirty-two winds from its centre, and lines between the sixteen hidden roses on a circle
 * around it.
 */
function rhumbs(): Graphics {
  const graphics = new Graphics();
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const rank = i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2;
    graphics
      .moveTo(HEART.x, HEART.y)
      .lineTo(HEART.x + Math.cos(angle) * 1300, HEART.y + Math.sin(angle) * 1300)
      .stroke({ color: WINDS[rank], width: 1, alpha: [0.26, 0.2, 0.14][rank] });
  }
  const nodes = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return { x: HEART.x + Math.cos(angle) * RADIUS, y: HEART.y + Math.sin(angle) * RADIUS };
  });
  nodes.forEach((from, i) => {
    for (const step of [3, 5, 6]) {
      const to = nodes[(i + step) % nodes.length];
      graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
  });
  return graphics.stroke({ color: WINDS[0], width: 0.9, alpha: 0.13 });
}

/** Short horizontal strokes from the coast out to sea, as engravers shade water. */
function seaHatching(): Graphics {
  const graphics = new Graphics();
  for (let y = 14, row = 0; y < WORLD.height - 14; y += 5, row++) {
    coastsAt(y).forEach((x, i) => {
      const long = 7 + 12 * scatter(row * 31 + i, 9);
      graphics.moveTo(x, y).lineTo(i % 2 === 0 ? x - long : x + long, y);
    });
  }
  return graphics.stroke({ color: 0x2f5a5e, width: 1.1, alpha: 0.5, cap: 'round' });
}

/** The Red Sea, in rows of waves drawn with red ink. */
function redSea(): Graphics {
  const graphics = new Graphics();
  for (let y = 1060, row = 0; y < WORLD.height - 24; y += 11, row++)
    for (let x = 1750 + (row % 2) * 11; x < WORLD.width - 30; x += 22)
      if (coastDistance(x, y) > 9 && coastDistance(x + 14, y) > 7)
        graphics
          .moveTo(x, y)
          .quadraticCurveTo(x + 4, y - 5, x + 7, y)
          .quadraticCurveTo(x + 10, y + 5, x + 14, y);
  return graphics.stroke({ color: 0xa5382a, width: 1.4, alpha: 0.75, cap: 'round' });
}
