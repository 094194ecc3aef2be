import type { AnyGame, Move, Seat } from './game';

/** In a first game, a Doge comments on the decisions of each person whose seat has `comments` set. */

/**
 * The key of the first comment that applies to a seat's decision; `null` if there is none, or if there is only one
 * legal move.
 */
export function commentOn({ teaching }: AnyGame, view: unknown, seat: Seat, moves: readonly Move[]): string | null {
  if (moves.length < 2) return null;
  return teaching?.comments?.find((comment) => comment.when(view, seat, moves))?.key ?? null;
}
