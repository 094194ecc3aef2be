import { Graphics } from 'pixi.js';
import { across, down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { hullOutline } from './galley';
import type { Setting } from './light';

/** Light and shade on a hull, drawn over it. `lit` is the end that the light comes from: 1 for the bow. */
export function hullRelief(lit: 1 | -1, { light, look }: Setting): Graphics {
  const { shade, rim, glare } = light;
  const graphics = new Graphics();
  hullOutline(graphics).fill(down([shade, 0], [shade, 0.04], [shade, 0.4], [shade, 0.85]));
  const ends = [
    [rim, 0.4 * glare],
    [rim, 0.08],
    [shade, 0.12],
    [shade, 0.55],
  ] as const;
  hullOutline(graphics).fill(across(...(lit < 0 ? ends : ends.toReversed())));
  // The rail and its shields throw a shadow on the planks.
  graphics.moveTo(-100, -21).quadraticCurveTo(0, -14, 112, -25).stroke({ color: shade, width: 6, alpha: 0.42 });
  for (const [y, alpha] of [
    [-10, 0.5],
    [-2, 0.35],
    [6, 0.2],
  ]) {
    const [from, to] = lit > 0 ? [0, 108 - y] : [-104 + y, 0];
    graphics.moveTo(from, y + 2).quadraticCurveTo((from + to) / 2, y + 2.5, to, y - (lit > 0 ? 3 : -1));
    graphics.stroke({ color: rim, width: 1.4, alpha: alpha * glare, cap: 'round' });
  }
  if (look.hatched) hatch(graphics, lit).stroke({ color: look.line.colour, width: 1, alpha: 0.7, cap: 'round' });
  else scrolls(graphics).stroke({ color: look.gilt ?? rim, width: 1.3, alpha: 0.8, cap: 'round' });
  if (lit > 0) graphics.moveTo(100, 8).quadraticCurveTo(114, -8, 121, -31);
  else graphics.moveTo(-133, -66).quadraticCurveTo(-128.5, -30, -111, -7);
  return graphics.stroke({ color: mix(rim, 0xffffff, 0.3), width: 2.6, alpha: 0.9 * glare, cap: 'round' });
}

/** Pen strokes around the bilge, closer and longer away from the light. */
function hatch(graphics: Graphics, lit: 1 | -1): Graphics {
  for (let x = -104; x < 104; x += 4.2) {
    const away = 0.5 - (lit * x) / 220;
    if (scatter(x, 3) > 0.35 + away) continue;
    const foot = 16 - Math.max(0, Math.abs(x) - 72) * 0.5;
    const long = 7 + 20 * away * (0.7 + 0.3 * scatter(x, 4));
    graphics.moveTo(x, foot).lineTo(x - 2 - x * 0.03, foot - long);
  }
  return graphics;
}

/** A running wave in gold leaf below the wale. */
function scrolls(graphics: Graphics): Graphics {
  for (let x = -96; x < 98; x += 13) {
    const y = -5 - (x / 100) ** 2 * 3;
    graphics.moveTo(x, y + 3).bezierCurveTo(x + 4, y - 6, x + 11, y - 4, x + 8, y + 1);
  }
  return graphics;
}
