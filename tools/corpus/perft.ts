import type { AnyGame } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';

/**
 * How many sequences of `depth` moves a position has: the seats act in the order the game names them, and every die is thrown
 * with the same seed. The classic count that shows a move too many or too few anywhere near a position. A game that ends sooner
 * has no such sequence.
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
