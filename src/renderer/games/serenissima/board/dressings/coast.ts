import { LAND } from '../geography';
import { Graphics } from 'pixi.js';

/**
 * All coasts, stroked with each of these pens in turn. Land that is drawn on top later leaves only the seaward half
 * visible.
 */
export function shore(pens: readonly (readonly [width: number, colour: number, alpha: number])[]): Graphics {
  const graphics = new Graphics();
  for (const [width, color, alpha] of pens)
    for (const ring of LAND) graphics.poly([...ring]).stroke({ color, width, alpha, join: 'round' });
  return graphics;
}

/** The land as a mask. No ring lies within another, so none is an inland sea. */
export function landMask(): Graphics {
  const graphics = new Graphics();
  for (const ring of LAND) graphics.poly([...ring]).fill(0xffffff);
  return graphics;
}
