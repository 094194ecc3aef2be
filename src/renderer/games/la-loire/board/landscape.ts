import { Container, Graphics } from 'pixi.js';
import { PALETTES } from './season-palettes';
import type { Season } from './seasons';
import { drawFields } from './valley/fields';
import { BOTTOM, LEFT, RIGHT, TOP } from './valley/ground';
import { drawRiver } from './valley/river';
import { drawRoads } from './valley/roads';
import { drawSky } from './valley/sky';
import { drawSnowfall } from './valley/snowfall';
import { drawWoods } from './valley/woods';
import { drawVillages } from './villages/villages';

/** Draws the valley in a season, without the cities. Slow, so draw it only once per season. */
export function drawLandscape(season: Season): Container {
  const paint = PALETTES[season];
  const window = new Graphics().rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP).fill(0xffffff);
  const scene = new Container({
    children: [
      drawSky(paint),
      drawFields(season, paint),
      drawWoods(paint),
      drawRiver(paint),
      drawRoads(paint),
      drawVillages(paint),
      ...(paint.snow ? [drawSnowfall()] : []),
    ],
  });
  scene.mask = window;
  return new Container({ children: [window, scene] });
}
