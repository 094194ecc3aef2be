import type { Stage } from '../../../../board/board-types';
import { easeInOut } from '../../../../board/tween';
import { flash } from '../../../kit/effects';
import { centre, shipLayout } from '../layout';
import type { AnimationContext } from '../animation-context';

/** How far the ship sails before it returns, in world units. */
const OUT = 1500;

/** The prow is placed, and golden rings run from stern to prow. */
export async function finish(stage: Stage, craft: AnimationContext): Promise<void> {
  const view = craft.view();
  if (!view) return;
  const { stern, prow } = shipLayout(view.ship.levels[0].length);
  await Promise.all([stern, prow].map((rect) => flash(craft.effects, centre(rect), stage)));
}

/** The finished Bucentaur is launched, rows out of view, and returns to its place. */
export async function setSail(stage: Stage, craft: AnimationContext): Promise<void> {
  const { ship } = craft;
  const home = { x: ship.x, y: ship.y };
  const at = (dx: number, t: number) => {
    ship.position.set(home.x + dx, home.y + Math.sin(t * 26) * 5);
    ship.rotation = Math.sin(t * 20) * 0.004;
  };
  await stage.tween(3200, (t) => at(t * t * OUT, t), easeInOut);
  await stage.tween(2600, (t) => at(-(1 - t) * OUT, t), easeInOut);
  ship.position.set(home.x, home.y);
  ship.rotation = 0;
}
