import type { Stage } from '../../../../board/board-types';
import { easeInOut } from '../../../../board/tween';
import type { AnimationContext } from '../animation-context';

/** How far the ship sails before it returns, in world units. */
const OUT = 1500;

/** The finished Bucentaur is launched, rows out of view, and returns to its place. */
export async function setSail(stage: Stage, craft: AnimationContext): Promise<void> {
  const { ship } = craft;
  const home = { x: ship.x, y: ship.y };
  const at = (dx: number, t: number) => {
    ship.position.set(home.x + dx, home.y + Math.sin(t * 12) * 5);
    ship.rotation = Math.sin(t * 9) * 0.004;
  };
  await stage.tween(1400, (t) => at(t * t * OUT, t), easeInOut);
  await stage.tween(1100, (t) => at(-(1 - t) * OUT, t), easeInOut);
  ship.position.set(home.x, home.y);
  ship.rotation = 0;
}
