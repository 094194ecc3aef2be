import { LOCATIONS } from '../data/board';
import type { LocationId } from '../data/board';
import type { Stack } from '../state';

const LOOP = LOCATIONS.length;

/**
 * Steps along the loop to the first location ahead of a figure that is wanted, 1 to 20; a figure in a city may go either way.
 * Infinity where there is none.
 */
export function stepsAhead({ at, direction }: Stack, wanted: (at: LocationId) => boolean): number {
  for (let steps = 1; steps <= LOOP; steps++) {
    if (direction >= 0 && wanted((at + steps) % LOOP)) return steps;
    if (direction <= 0 && wanted((at - steps + LOOP) % LOOP)) return steps;
  }
  return Infinity;
}

/** Turns a figure needs for so many steps: it may ride with fewer horses, never with more. */
export function turnsFor({ horses }: Stack, steps: number): number {
  return Math.ceil(steps / (horses + 1));
}
