import type { AnyGame } from '../../src/engine/core/game';
import { testingOf } from '../../src/engine/games/testing';
import { bySuite } from '../suite';

/**
 * Returns the random games to use: the covering games, or the first `count` games in the deep suite. Small games have
 * no list.
 */
export function randomGames(game: AnyGame, count: number): readonly number[] {
  const all = [...Array(count).keys()];
  return bySuite(testingOf(game).coverage?.covering ?? all, all);
}
