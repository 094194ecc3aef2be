import { bySuite } from '../suite';

/**
 * Random games by number (`freshMatch`, `playOut`) that together include every event type and every kind of legal move
 * of the game's first `WATCHED` random games. covering-games.deep.test.ts verifies this; if it fails, choose other
 * numbers.
 */
export const COVERING: Readonly<Record<string, readonly number[]>> = {
  'serenissima-1996': [10, 16, 1, 7],
  'serenissima-2012': [8, 13, 0],
  'doge-ship': [1, 0, 2],
  'la-loire': [8, 0],
};

/** How many random games the deep suite uses, from number 0. */
export const WATCHED: Readonly<Record<string, number>> = {
  'serenissima-1996': 36,
  'serenissima-2012': 36,
  'doge-ship': 24,
  'la-loire': 12,
};

/** The random games to use: the covering ones, or in the deep suite the first `count`. Small games have no list. */
export function randomGames(id: string, count: number): readonly number[] {
  const all = [...Array(count).keys()];
  return bySuite(COVERING[id] ?? all, all);
}
