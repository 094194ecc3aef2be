import type { View } from '../words';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/**
 * The progress of a game from 0 to 1, shown as one year. It is the maximum over all players and end conditions: boat,
 * delivered messages, or the turns of a solo game.
 */
export function yearOf({ players, river, messagesToEnd, turn, lastTurn }: View): number {
  const far = players.flatMap(({ boat, delivered }) => [boat / river, delivered.length / messagesToEnd]);
  return Math.min(1, Math.max(...far, lastTurn === null ? 0 : turn / lastTurn));
}

export const seasonOf = (view: View): Season => SEASONS[Math.min(3, Math.floor(yearOf(view) * SEASONS.length))];
