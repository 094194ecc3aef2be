import { lengthOf, SPEEDS } from './state';
import type { ReplayContext } from './state';

/** The time for a move at speed 1, in milliseconds. Moves of a long match get less time. */
const MOVE_MS = 700;
/** The maximum time for all moves of a match at speed 1, in milliseconds. */
const MATCH_MS = 450_000;

/** The pace of animations: a factor for their speed, or 0 to show results immediately. */
export function paceOf({ state, settings, speed }: ReplayContext): number {
  return settings.pace > 0 && state.shown?.kind === 'replay' ? speed.value : settings.pace;
}

/**
 * The time for a move during playback, in milliseconds. It is shorter in a long match, so that playback does not take
 * too long.
 */
export function moveTime(replay: ReplayContext): number {
  const perMove = Math.min(MOVE_MS, MATCH_MS / Math.max(1, lengthOf(replay)));
  return perMove / (paceOf(replay) || replay.speed.value);
}

/** Changes the speed by `by` steps of the list, negative for slower, and stops at its ends. */
export function changeSpeed({ speed }: ReplayContext, by: number): void {
  const at = SPEEDS.indexOf(speed.value) + by;
  speed.value = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))];
}
