import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../../engine/games/la-loire/data/board';
import { glow } from '../../../kit/paint';
import { PLACES } from '../layout';
import { INK } from '../palette';
import type { Palette } from '../season-palettes';
import { VILLAGE_PLANS } from './plans';

/** The distance from the middle of the road to a village's base. */
export const FOOT = 15;

/** Draws all villages in a season, each after its plan. */
export function drawVillages(season: Palette): Container {
  const root = new Container();
  LOCATIONS.forEach(({ name }, at) => {
    if (!(name in VILLAGE_PLANS)) return;
    // Pale walls need a darker ground in snow.
    const meadow = season.snow ? 0xb4c4d4 : season.meadow[1];
    const g = new Graphics()
      .ellipse(0, -34, 92, 66)
      .fill(
        glow([
          [meadow, 0.85],
          [meadow, 0.55],
          [meadow, 0],
        ]),
      )
      .ellipse(0, 1, 64, 6)
      .fill({ color: INK, alpha: 0.2 });
    for (const part of VILLAGE_PLANS[name]) part(g, season);
    g.position.set(PLACES[at].x, PLACES[at].y - FOOT);
    root.addChild(g);
  });
  return root;
}
