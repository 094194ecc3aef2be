import { Container } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { COASTS, HOURS } from './backdrops';
import type { Backdrop } from './backdrops';
import type { BattleLook } from './look';
import { HORIZON } from './picture';
import { drawSea } from './sea';
import { drawCoast } from './silhouettes';
import { drawHaze, drawSky } from './sky';

/** The sky, coast and sea behind a battle. Each drawing is shared by all battles at the same place or hour. */
export function createBackdrop({ coast, hour }: Backdrop, look: BattleLook): Container {
  const light = HOURS[hour];
  const land = drawn(`coast ${coast} ${look.name}`, () => drawCoast(COASTS[coast], look));
  land.y = HORIZON + 2;
  land.tint = light.cast;
  return new Container({
    children: [
      drawn(`sky ${hour} ${look.name}`, () => drawSky(hour, look)),
      land,
      drawn(`sea ${hour} ${look.name}`, () => drawSea(light, look)),
      drawn(`haze ${hour} ${look.name}`, () => drawHaze(light, look)),
    ],
  });
}
