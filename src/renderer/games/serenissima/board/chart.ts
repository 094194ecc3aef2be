import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { rose } from './drawing';
import type { Dressing } from './dressings/dressing';
import { WORLD } from './geography';
import type { Lane } from './geography';
import { legends } from './lands';
import { HIGH_SEA, INK, VELLUM } from './palette';
import type { BoardPlan } from './plan';

/** The static chart: sea, land, coast, lanes, roses, ornaments. The names are in `chart-labels.ts`. */
export function drawChart(
  plan: BoardPlan,
  dressing: Dressing,
  inForce: readonly Lane[],
  lettering: Lettering,
): Container {
  const chart = new Container();
  const drawn = new Container();
  const window = new Graphics().rect(10, 10, WORLD.width - 20, WORLD.height - 20).fill(0xffffff);
  drawn.addChild(window, dressing.sea(), dressing.land(), dressing.scenery(plan));
  drawn.addChild(dressing.surface(), legends(plan, dressing.legend));
  drawn.mask = window;
  chart.addChild(
    dressing.sheet(),
    drawn,
    lanes(inForce, dressing),
    roses(plan, dressing),
    dressing.ornaments(lettering),
    dressing.frame(),
  );
  return chart;
}

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
    const disc = new Graphics()
      .circle(0, 0, 17)
      .fill({ color: highSea ? HIGH_SEA : paper, alpha: 0.92 })
      .stroke({ color: INK, width: 1.6 });
    if (highSea) disc.circle(0, 0, 21).stroke({ color: HIGH_SEA, width: 2.4 });
    const star = rose(15, highSea ? VELLUM : ink);
    disc.position.set(x, y);
    star.position.set(x, y);
    root.addChild(disc, star);
  });
  return root;
}
