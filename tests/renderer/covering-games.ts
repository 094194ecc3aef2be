import { bySuite } from '../suite';

/**
 * Random games, by number (`freshMatch`, `playOut`), in which together every type of event happens and every kind of move is legal
 * that a game's `WATCHED` random games have. covering-games.deep.test.ts verifies it. When it fails, choose other numbers.
 */
export const COVERING: Readonly<Record<string, readonly number[]>> = {
  'serenissima-1996': [10, 16, 1, 7],
  'serenissima-2012': [8, 13, 0],
  'doge-ship': [1, 0, 2],
  'la-loire': [8, 0],
};

/** How many random games the deep suite looks at, from number 0 on. */
export const WATCHED: Readonly<Record<string, number>> = {
  'serenissima-1996': 36,
  'serenissima-2012': 36,
  'doge-ship': 24,
  'la-loire': 12,
};

/** The numbers of the random games to look at: the covering ones, or in the deep suite the first `count`. Small games have no list. */
export function randomGames(id: string, count: number): readonly number[] {
  const all = [...Array(count).keys()];
  return bySuite(COVERING[id] ?? all, all);
}
