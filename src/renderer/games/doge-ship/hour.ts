import type { View } from './words';

const HOURS = ['afternoon', 'sunset', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** The hour of a position. The day ends when the ship is finished. */
export function hourOf({ ship }: View): Hour {
  const berths = ship.levels.reduce((sum, level) => sum + level.length, 0);
  return HOURS[Math.min(HOURS.length - 1, Math.floor((1 - ship.left / berths) * HOURS.length))];
}
