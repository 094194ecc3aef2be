import type { AnyGame } from '../../src/engine/core/game';
import { testingOf } from '../../src/engine/games/testing';
import { bySuite } from '../suite';

/** The random games to use: the covering ones, or the first `count` in the deep suite. Small games have no list. */
export function randomGames(game: AnyGame, count: number): readonly number[] {
  const all = [...Array(count).keys()];
  return bySuite(testingOf(game).coverage?.covering ?? all, all);
}
