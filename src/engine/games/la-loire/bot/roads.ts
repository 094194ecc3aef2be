import { LOCATIONS } from '../data/board';
import type { LocationId } from '../data/board';
import { isCity } from '../queries';
import type { Stack } from '../state';

const LOOP = LOCATIONS.length;

/** Steps to the first matching location ahead, 1 to 20, or Infinity. A figure in a city may go either way. */
export function stepsAhead({ at, direction }: Stack, wanted: (at: LocationId) => boolean): number {
  for (let steps = 1; steps <= LOOP; steps++) {
    if (direction >= 0 && wanted((at + steps) % LOOP)) return steps;
    if (direction <= 0 && wanted((at - steps + LOOP) % LOOP)) return steps;
  }
  return Infinity;
}

/** Number of steps to the next city, indexed by location, then by direction plus one. */
const CITY_STEPS = LOCATIONS.map((_, at) =>
  ([-1, 0, 1] as const).map((direction) => stepsAhead({ at, direction, horses: 0 }, isCity)),
);

/** Steps to the first city ahead, 1 to 10. */
export function stepsToCity({ at, direction }: Stack): number {
  return CITY_STEPS[at][direction + 1];
}

/** Steps to a location, 1 to 20: a figure already there has to ride the whole loop. */
export function stepsTo({ at, direction }: Stack, to: LocationId): number {
  const clockwise = (to - at + LOOP) % LOOP || LOOP;
  const back = (at - to + LOOP) % LOOP || LOOP;
  return direction > 0 ? clockwise : direction < 0 ? back : Math.min(clockwise, back);
}

/**
 * Number of turns that a figure needs for `steps` with its current horses. It can leave horses behind to take fewer
 * steps.
 */
export function turnsFor({ horses }: Stack, steps: number): number {
  return Math.ceil(steps / (horses + 1));
}
