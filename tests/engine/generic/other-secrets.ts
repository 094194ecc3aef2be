import type { AnyGame, Options, Seat } from '../../../src/engine/core/game';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';

export const GAMES_WITH_SECRETS = GAMES.filter((game) => testingOf(game).secrets)
  .map(({ about }) => about.id)
  .sort();

/** Returns all option combinations that change what seats hide. Empty for a game without secrets. */
export const waysOfHiding = (game: AnyGame): readonly Options[] => testingOf(game).secrets?.options ?? [];

/**
 * Returns a copy of a position in which the secrets of `owner` are different, or those hidden from all seats if `owner`
 * is `null`. Returns `undefined` if nothing is hidden or the rules allow no different secrets.
 */
export function withOtherSecrets(game: AnyGame, position: unknown, owner: Seat | null, rich: boolean): unknown {
  const { secrets } = testingOf(game);
  if (!secrets) return undefined;
  const other = game.copy(position);
  secrets.change(other, owner, rich);
  if (JSON.stringify(other) === JSON.stringify(position)) return undefined;
  try {
    game.check(other);
    return other;
  } catch {
    return undefined;
  }
}
