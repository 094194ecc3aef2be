import type { Container } from 'pixi.js';
import type { Sight } from '../scenery';
import { scatter } from '../../../kit/scatter';

/** A drawing that can be placed more than once. */
type Kind = Omit<Sight, 'x' | 'y' | 'reach'>;

/** A line of drawings, from start to end. */
export type Line = readonly [x: number, y: number, toX: number, toY: number, count: number];

/** A drawing of this kind at a place. */
export const sight = (kind: Kind, x: number, y: number, reach: number): Sight => ({ ...kind, x, y, reach });

/** The mountains of a range, each up to `off` world units away from its line. `index` is the number of the range. */
export function rangeOf(
  [x, y, toX, toY, count]: Line,
  index: number,
  { wide, high, off, draw }: Pick<Sight, 'wide' | 'high'> & { off: [number, number]; draw(salt: number): Container },
): Sight[] {
  return Array.from({ length: count }, (_, i) => {
    const [t, salt] = [i / (count - 1), index * 40 + i];
    return {
      x: x + (toX - x) * t + (scatter(salt, 1) - 0.5) * 2 * off[0],
      y: y + (toY - y) * t + (scatter(salt, 2) - 0.5) * 2 * off[1],
      wide,
      high,
      group: index,
      reach: 20,
      draw: () => draw(salt),
    };
  });
}
