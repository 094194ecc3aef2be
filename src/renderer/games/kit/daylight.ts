import { mix } from './paint';

const MORNING = 0xfff3e2;
const NOON = 0xffffff;
const EVENING = 0xfbe3d2;

/** The tint of the light over a board, from the morning of a match (0) to its evening (1). */
export function daylight(part: number): number {
  const day = Math.min(1, Math.max(0, part));
  return day < 0.45 ? mix(MORNING, NOON, day / 0.45) : mix(NOON, EVENING, (day - 0.45) / 0.55);
}
