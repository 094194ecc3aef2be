import type { Rect } from './board-types';
import { areClose, boundingRect } from './geometry';

/**
 * The spotlight rectangles: each place with a margin of `room`. Rectangles that overlap, or are less than `apart`
 * apart, are merged.
 */
export function spotlights(places: readonly Rect[], room: number, apart = 0): readonly Rect[] {
  const lights: Rect[] = [];
  for (const { x, y, width, height } of places) {
    let light: Rect = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
    // After a merge, the larger rectangle may be close to another one.
    for (let near = touching(); near >= 0; near = touching())
      light = boundingRect([light, ...lights.splice(near, 1)]) ?? light;
    lights.push(light);

    function touching(): number {
      return lights.findIndex((other) => areClose(light, other, apart));
    }
  }
  return lights;
}
