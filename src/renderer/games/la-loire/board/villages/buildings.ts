import { Container, Graphics } from 'pixi.js';
import type { BUILDINGS } from '../../../../../engine/games/la-loire/data/buildings';
import { INK, LEAF_GOLD, TIMBER } from '../palette';
import { PALETTES } from '../season-palettes';
import { SNOW } from '../snow-caps';
import { flag, hall, keep, tower, wall } from './castles';
import { church, dovecote, house, sheaves } from './countryside';
import type { Part } from './masonry';

/** A fence of two rails, with snow on the upper one in winter. */
const fence =
  (from: number, to: number): Part =>
  (g, { snow }) => {
    for (let x = from; x <= to; x += 8) g.moveTo(x, 2).lineTo(x, -10);
    for (const y of [-3, -7.5]) g.moveTo(from - 2, y).lineTo(to + 2, y);
    g.stroke({ color: TIMBER, width: 1.8, cap: 'round' });
    if (snow) g.roundRect(from - 2, -9.8, to - from + 4, 2.4, 1.2).fill(SNOW);
  };

/** Each building from back to front. They are larger and plainer than a village's houses, which are behind them. */
const PARTS: Readonly<Record<(typeof BUILDINGS)[number], readonly Part[]>> = {
  farm: [
    dovecote(-32, 38),
    house(2, 50, { roof: 'thatch', timbered: true }),
    fence(-42, -26),
    fence(32, 48),
    sheaves(39, 2),
  ],
  monastery: [
    hall(-22, 50, 22, { pitch: 15, lights: [5, 1], roof: 'tiles' }),
    church(20, 56, { spire: 0.66 }),
    wall(0, 96, 13, { gate: -24 }),
  ],
  castle: [
    keep(-6, 30, 48, { roof: 'slate' }),
    flag(-6, 64, 16, LEAF_GOLD),
    tower(-38, 21, 40),
    tower(38, 21, 40),
    wall(0, 64, 26, { gate: 4 }),
  ],
};

/** A player's building, with snow in winter. The origin is the middle of its base. */
export function drawBuilding(name: keyof typeof PARTS, snow: boolean): Container {
  const season = PALETTES[snow ? 'winter' : 'summer'];
  const g = new Graphics().ellipse(0, 1, 54, 8).fill({ color: INK, alpha: 0.22 });
  for (const part of PARTS[name]) part(g, season);
  return new Container({ children: [g] });
}
