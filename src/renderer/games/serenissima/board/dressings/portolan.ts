import { Container, Graphics } from 'pixi.js';
import { WORLD } from '../geography';
import type { Point } from '../geography';
import { ornaments } from '../ornaments';
import { COAST_WATER, GOLD, HALO, INK, LAND_FILL, LANE, SEA, SEA_LETTERS, VELLUM } from '../palette';
import { frame, patina, sheet } from '../vellum';
import { landIn, shore } from './coast';
import type { Dressing } from './dressing';

/** The chart of 1996: a fourteenth-century portolan chart, drawn with a pen on vellum. */
export const PORTOLAN: Dressing = {
  lane: LANE,
  letters: SEA_LETTERS,
  halo: HALO,
  legend: 0xb8955a,
  disc: VELLUM,
  star: GOLD,
  sheet,
  sea: () => {
    const root = new Container();
    root.addChild(new Graphics().rect(10, 10, WORLD.width - 20, WORLD.height - 20).fill(SEA), rhumbs());
    return root;
  },
  heights: () => [],
  land: () => {
    const root = new Container();
    const depths = [
      [54, COAST_WATER, 0.08],
      [38, COAST_WATER, 0.1],
      [24, COAST_WATER, 0.13],
      [12, COAST_WATER, 0.22],
    ] as const;
    root.addChild(shore(depths), landIn(LAND_FILL, SEA, { color: INK, width: 2.2 }), patina());
    return root;
  },
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
