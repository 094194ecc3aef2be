import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { coastNames } from './coast-names';
import { rose } from './drawing';
import { LAND, WORLD } from './geography';
import type { Lane, Point } from './geography';
import { legends } from './lands';
import { ornaments } from './ornaments';
import { COAST_WATER, GOLD, HIGH_SEA, INK, LAND_FILL, LANE, SEA, VELLUM } from './palette';
import type { BoardPlan } from './plan';
import { seaNames } from './sea-names';
import { frame, patina, sheet } from './vellum';

/** The chart itself: sea, land, coast, lanes, roses, ornaments. Drawn once for the lanes in force. */
export function drawChart(plan: BoardPlan, inForce: readonly Lane[], lettering: Lettering): Container {
  const chart = new Container();
  const drawn = new Container();
  const window = new Graphics().rect(10, 10, WORLD.width - 20, WORLD.height - 20).fill(0xffffff);
  drawn.addChild(window, water(), coastShade(), land(), patina(), legends(plan), coastNames(plan));
  drawn.mask = window;
  chart.addChild(sheet(), drawn, lanes(inForce), roses(plan), seaNames(plan, lettering), ornaments(lettering), frame());
  return chart;
}

function water(): Graphics {
  const graphics = new Graphics().rect(10, 10, WORLD.width - 20, WORLD.height - 20).fill(SEA);
  // Rhumb lines from a hidden rose cover the sea with the portolan's net; land is laid over them.
  const centre: Point = { x: WORLD.width / 2, y: WORLD.height * 0.56 };
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 16;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = (sign: number) =>
      Math.min(
        Math.abs(((sign * dx > 0 ? WORLD.width : 0) - centre.x) / dx),
        Math.abs(((sign * dy > 0 ? WORLD.height : 0) - centre.y) / dy),
      );
    const [back, forth] = [reach(-1), reach(1)];
    graphics
      .moveTo(centre.x - dx * back, centre.y - dy * back)
      .lineTo(centre.x + dx * forth, centre.y + dy * forth)
      .stroke({ color: 0x7d9490, width: 1, alpha: 0.28 });
  }
  return graphics;
}

/** Shadows along the coast, wide and faint to narrow and dark: only their seaward half stays visible. */
function coastShade(): Graphics {
  const graphics = new Graphics();
  for (const [width, alpha] of [
    [54, 0.08],
    [38, 0.1],
    [24, 0.13],
    [12, 0.22],
  ]) {
    for (const ring of LAND) graphics.poly([...ring]).stroke({ color: COAST_WATER, width, alpha, join: 'round' });
  }
  return graphics;
}

function land(): Graphics {
  const graphics = new Graphics();
  for (const ring of LAND) {
    graphics
      .poly([...ring])
      .fill(enclosed(ring) ? SEA : LAND_FILL)
      .stroke({ color: INK, width: 2.2, join: 'round' });
  }
  return graphics;
}

/** Whether a ring lies within land, as an inland sea does. */
function enclosed(ring: readonly number[]): boolean {
  const [x, y] = ring;
  return LAND.filter((other) => other !== ring && inside(other, x, y)).length % 2 === 1;
}

function inside(ring: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

function lanes(inForce: readonly Lane[]): Graphics {
  const graphics = new Graphics();
  for (const { points } of inForce) {
    const [from, ...rest] = points;
    for (const [width, alpha] of [
      [5, 0.16],
      [2.2, 0.75],
    ]) {
      graphics.moveTo(from.x, from.y);
      for (const { x, y } of rest) graphics.lineTo(x, y);
      graphics.stroke({ color: LANE, width, alpha, join: 'round', cap: 'round' });
    }
  }
  return graphics;
}

function roses({ places, highSeas }: BoardPlan): Container {
  const root = new Container();
  places.spaces.forEach(({ x, y }, id) => {
    const highSea = highSeas.has(id);
    const disc = new Graphics()
      .circle(0, 0, 17)
      .fill({ color: highSea ? HIGH_SEA : VELLUM, alpha: 0.92 })
      .stroke({ color: INK, width: 1.6 });
    if (highSea) disc.circle(0, 0, 21).stroke({ color: HIGH_SEA, width: 2.4 });
    const star = rose(15, highSea ? VELLUM : GOLD);
    disc.position.set(x, y);
    star.position.set(x, y);
    root.addChild(disc, star);
  });
  return root;
}
