import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { scatter } from '../../../kit/scatter';
import { HORIZON, PICTURE } from './picture';
import { within } from './timeline';

/** The height after which the drawing of the rain repeats. */
const RAIN = 300;
const FALL = { x: -0.16, y: 0.85 } as const;
/** When lightning strikes, relative to the impact of the hulls, in milliseconds. */
const STRIKES = [
  { from: -900, to: -780 },
  { from: 20, to: 170 },
] as const;

/** Rain, and lightning that strikes before and at the impact. */
export function createStorm(impact: number) {
  const root = new Container({ label: 'storm' });
  const bolt = drawn('lightning', lightning);
  const rain = [0, 1].map(() => drawn('rain', drawRain));
  root.addChild(bolt, ...rain);
  return {
    root,
    show(ms: number) {
      const way = (ms * FALL.y) % RAIN;
      rain.forEach((sheet, i) => sheet.position.set((way * FALL.x) / FALL.y, way + (i - 1) * RAIN));
      const lit = STRIKES.map(({ from, to }) => within(ms, impact + from, impact + to));
      bolt.alpha = Math.max(...lit.map((t) => (t > 0 ? 1 - t : 0)));
    },
  };
}

function drawRain(): Graphics {
  const graphics = new Graphics();
  const { left, right, top } = PICTURE;
  for (let i = 0; i < 90; i++) {
    const [x, y] = [left + scatter(i, 91) * (right - left + 60), top + scatter(i, 92) * RAIN];
    const long = 12 + 14 * scatter(i, 93);
    graphics.moveTo(x, y).lineTo(x + long * FALL.x, y + long);
  }
  return graphics.stroke({ color: 0xdfe8f2, width: 1.1, alpha: 0.42 });
}

function lightning(): Graphics {
  const path = [-34, PICTURE.top, -14, -160, -36, -140, -6, -104, -26, -92, 4, HORIZON];
  const graphics = new Graphics();
  for (const [width, alpha] of [
    [12, 0.25],
    [3.4, 1],
  ]) {
    graphics.moveTo(path[0], path[1]);
    for (let i = 2; i < path.length; i += 2) graphics.lineTo(path[i], path[i + 1]);
    graphics.stroke({ color: 0xf6f4ff, width, alpha, join: 'miter' });
  }
  return graphics;
}
