import { Graphics } from 'pixi.js';
import { scatter } from '../../../kit/scatter';
import { BOTTOM, LEFT, RIGHT, TOP } from './ground';

/** Falling snow over the whole valley. */
export function drawSnowfall(): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 300; i++)
    g.circle(LEFT + scatter(i, 51) * (RIGHT - LEFT), TOP + scatter(i, 52) * (BOTTOM - TOP), 1 + 1.6 * scatter(i, 53));
  return g.fill({ color: 0xffffff, alpha: 0.8 });
}
