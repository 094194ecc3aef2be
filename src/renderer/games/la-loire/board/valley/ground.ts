import { BORDER, placeRect, PLACES, riverAt, RIVER_WIDTH, WORLD } from '../layout';

/** The y where the meadows begin, behind the northern villages. */
export const HORIZON = 214;
/** The painted area, inside the border. */
export const LEFT = BORDER;
export const TOP = BORDER;
export const RIGHT = WORLD.width - BORDER;
export const BOTTOM = WORLD.height - BORDER;

/** The y of the river's banks at an x. */
export const bankAt = (x: number, side: -1 | 1): number => riverAt(x) + side * (RIVER_WIDTH / 2 + 6);

/** Whether something tall at this point would cover the river or a place's pieces. */
export function isTaken(x: number, y: number): boolean {
  if (Math.abs(y - riverAt(x)) < RIVER_WIDTH / 2 + 18) return true;
  return PLACES.some((_, at) => {
    const rect = placeRect(at);
    return x > rect.x - 4 && x < rect.x + rect.width + 4 && y > rect.y - 4 && y < rect.y + rect.height + 8;
  });
}
