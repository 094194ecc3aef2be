import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../board/drawn';
import { rose } from './drawing';
import type { Dressing } from './dressings/dressing';
import { WORLD } from './geography';
import type { Lane } from './geography';
import { legends } from './lands';
import { HIGH_SEA, INK, VELLUM } from './palette';
import type { BoardPlan } from './plan';

/** The scenery, which the light of day colours: sheet, sea, land and frame. The names are in `chart-labels.ts`. */
export function drawScenery(plan: BoardPlan, dressing: Dressing): Container {
  const chart = new Container();
  const painted = new Container();
  const window = new Graphics().rect(10, 10, WORLD.width - 20, WORLD.height - 20).fill(0xffffff);
  painted.addChild(window, dressing.sea(), dressing.land(), dressing.scenery(plan));
  painted.addChild(dressing.surface(), legends(plan, dressing.legend));
  painted.mask = window;
  chart.addChild(dressing.sheet(), painted, dressing.frame());
  return chart;
}

/** The lanes and roses, which have the same colours at any time of day. */
export const drawRoutes = (plan: BoardPlan, dressing: Dressing, inForce: readonly Lane[]): Container =>
  new Container({ children: [lanes(inForce, dressing), roses(plan, dressing)] });

function lanes(inForce: readonly Lane[], { lane }: Dressing): Graphics {
  const graphics = new Graphics();
  for (const { points } of inForce) {
    const [from, ...rest] = points;
    for (const [width, alpha] of [
      [5, 0.16],
      [2.2, 0.75],
    ]) {
      graphics.moveTo(from.x, from.y);
      for (const { x, y } of rest) graphics.lineTo(x, y);
      graphics.stroke({ color: lane, width, alpha, join: 'round', cap: 'round' });
    }
  }
  return graphics;
}

function roses({ places, highSeas }: BoardPlan, { disc: paper, star: ink }: Dressing): Container {
  const root = new Container();
  places.spaces.forEach(({ x, y }, id) => {
    const highSea = highSeas.has(id);
    const fill = highSea ? HIGH_SEA : paper;
    const colour = highSea ? VELLUM : ink;
    const parts = [
      drawn(`disc ${fill} ${highSea}`, () => disc(fill, highSea)),
      drawn(`rose ${colour}`, () => rose(15, colour)),
    ];
    for (const part of parts) part.position.set(x, y);
    root.addChild(...parts);
  });
  return root;
}

function disc(fill: number, highSea: boolean): Graphics {
  const graphics = new Graphics()
    .circle(0, 0, 17)
    .fill({ color: fill, alpha: 0.92 })
    .stroke({ color: INK, width: 1.6 });
  return highSea ? graphics.circle(0, 0, 21).stroke({ color: HIGH_SEA, width: 2.4 }) : graphics;
}
