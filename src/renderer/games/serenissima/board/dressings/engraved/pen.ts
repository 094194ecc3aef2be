import type { Graphics } from 'pixi.js';
import { GraphicsPath } from 'pixi.js';
import { INK } from '../../palette';

/** The pen stroke of the 1996 chart. */
export const PEN = { color: INK, width: 1.7, join: 'round', cap: 'round' } as const;
export const FINE = { ...PEN, width: 1.1, alpha: 0.75 } as const;

/** Draws an SVG path, filled with a colour (if any) and outlined with a pen. */
export function inked(graphics: Graphics, path: string, fill: number | null, pen: object = PEN): Graphics {
  const shape = new GraphicsPath(path);
  if (fill !== null) graphics.path(shape).fill(fill);
  return graphics.path(shape).stroke(pen);
}
