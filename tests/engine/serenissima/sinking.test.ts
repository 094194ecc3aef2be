import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { serenissima1996 } from '../../../src/engine/games/serenissima-1996';
import { serenissima2012 } from '../../../src/engine/games/serenissima-2012';
import { freshMatch, playOut } from '../generic/playing';

/** Moves that can leave a seat's galley without a crew. */
const LEAVING = ['transfer', 'dismiss', 'seize', 'claim', 'land'];

describe.each<[string, AnyGame]>([
  ['serenissima-1996', serenissima1996],
  ['serenissima-2012', serenissima2012],
])('in %s', (_, game) => {
  test('a forecast warns that a move sinks a galley exactly when the move does', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 12; index++) {
      const match = freshMatch(game, 2 + (index % 3), index);
      playOut(match, index, ({ seat, legal }, ply) => {
        for (const move of legal) {
          if (!LEAVING.includes(move.type)) continue;
          const foretold = game.forecast?.(match.position, seat, move).sinks === 1;
          const copy = game.copy(match.position);
          const events = game.play(copy, seat, move, fastRandom(ply));
          // After a blockade question, the galley sinks later, so this move is not checked. A galley without a crew
          // counts as sunk, because it sinks as soon as its cargo is sorted.
          const deferred = events.some(({ type }) => type === 'blockadeAsked');
          const left = events.some(({ type }) => type === 'sank') || hasEmptyGalley(copy);
          if (!deferred) expect(left, JSON.stringify(move)).toBe(foretold);
          if (foretold) seen.add(move.type);
        }
      });
    }
    expect([...seen].length).toBeGreaterThanOrEqual(3);
  });
});

/** Returns whether any galley has no crew. It sinks once its cargo is sorted. */
function hasEmptyGalley(state: unknown): boolean {
  const { galleys } = state as { readonly galleys: readonly ({ readonly sailors: number } | null)[] };
  return galleys.some((galley) => galley?.sailors === 0);
}
