import type { AnyGame } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';

/**
 * Counts the sequences of `depth` moves from a position, as in chess programs. Seats act in the game's order, and dice
 * are seeded with the depth. The count detects a missing or extra move near the position. Games that end sooner do not
 * count.
 */
export function perft(game: AnyGame, position: unknown, depth: number): number {
  const [seat] = game.actors(position);
  if (seat === undefined) return 0;
  const moves = game.moves(position, seat);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.copy(position);
    game.play(next, seat, move, fastRandom(depth));
    count += perft(game, next, depth - 1);
  }
  return count;
}
