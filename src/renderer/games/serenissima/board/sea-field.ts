import type { Texture } from 'pixi.js';
import { DEEP } from '../../kit/water';
import { pigment, smooth, wash } from '../../kit/wash';
import { coastField } from './coast-distance';
import { WORLD } from './geography';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** Where the frame ends, in world units. */
const FRAME = 28;
/** Radius of calm water around a compass rose's centre. */
const ROSE = 26;

/** A texture for the water shader: the distance to the coast, and where water is still (land, roses, ornaments). */
export function seaField({ places }: BoardPlan): Texture {
  const { columns, rows, cell, values } = coastField();
  return wash(columns, rows, (column, row) => {
    const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
    const away = values[row * columns + column];
    if (away <= 0) return pigment(0);
    const edge = Math.min(x, y, WORLD.width - x, WORLD.height - y);
    let moving = smooth(0, 3, away) * smooth(FRAME - 4, FRAME + 10, edge);
    const rose = places.spaces.find((space) => Math.abs(x - space.x) < ROSE && Math.abs(y - space.y) < ROSE);
    if (rose) moving *= smooth(ROSE - 6, ROSE, Math.hypot(x - rose.x, y - rose.y));
    for (const plate of PLATES)
      if (x > plate.x && x < plate.x + plate.width && y > plate.y && y < plate.y + plate.height) moving = 0;
    const depth = Math.round((Math.min(DEEP, Math.max(0, away)) / DEEP) * 255);
    return pigment((depth << 16) | (Math.round(moving * 255) << 8));
  });
}
