import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { hatchPath } from './hatch';
import type { Hatch } from './hatch';

interface Pen {
  readonly step: number;
  readonly colour: number;
  readonly alpha?: number;
}

/** A hatching over a rectangle. The origin is its top left corner. */
export function hatching(hatch: Hatch, width: number, height: number, { step, colour, alpha = 0.55 }: Pen): Graphics {
  const path = hatchPath(hatch, width, height, step);
  const pen = step * (hatch === 'dots' ? 0.38 : 0.26);
  return path === ''
    ? new Graphics()
    : new Graphics().path(new GraphicsPath(path)).stroke({ color: colour, width: pen, alpha, cap: 'round' });
}

/** A coloured field with its hatching, in the shape and at the position of `outline`. */
export function hatchedField(hatch: Hatch, outline: () => Graphics, fill: number, pen: Pen): Container {
  const mask = outline().fill(0xffffff);
  const { x, y, width, height } = mask.getLocalBounds();
  const lines = hatching(hatch, width, height, pen);
  lines.position.set(x, y);
  lines.mask = mask;
  return new Container({ children: [outline().fill(fill), mask, lines] });
}
