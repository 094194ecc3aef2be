import type { AnyGame, Move, Seat } from './game';

/** A match in which a Doge comments on a person's decisions. The seat's `comments`: whether they are shown. */

/** The key of the first comment that is true of a seat's decision; `null` if there is none, or only one legal move. */
export function commentOn({ teaching }: AnyGame, view: unknown, seat: Seat, moves: readonly Move[]): string | null {
  if (moves.length < 2) return null;
  return teaching?.comments?.find((comment) => comment.when(view, seat, moves))?.key ?? null;
}
