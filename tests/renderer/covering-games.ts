import type { AnyGame } from '../../src/engine/core/game';
import { testingOf } from '../../src/engine/games/testing';
import { bySuite } from '../suite';

/**
 * Returns the numbers of the random games to use: a list that covers every type of event and move, or all numbers below
 * `count` in the deep suite and for small games, which have no list.
 */
export function randomGames(game: AnyGame, count: number): readonly number[] {
  const all = [...Array(count).keys()];
  return bySuite(testingOf(game).coverage?.covering ?? all, all);
}
