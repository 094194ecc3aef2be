import type { AnyGame, GameId } from '../../src/engine/core/game';
import { perft } from './perft';
import type { Corpus } from './recorded';
import { replay } from './replay';

export interface PerftFigures {
  readonly game: GameId;
  readonly positions: readonly CountedPosition[];
}

/** A position, and how many sequences of one move, two moves and so on start there. */
export interface CountedPosition {
  /** The index of the game in the corpus. */
  readonly of: number;
  /** The number of moves played before the position. */
  readonly ply: number;
  readonly counts: readonly number[];
}

/** Counts the sequences of 1 to `depth` moves from a position of a recorded game. */
export function countsOf(
  game: AnyGame,
  { games }: Pick<Corpus, 'games'>,
  { of, ply }: Pick<CountedPosition, 'of' | 'ply'>,
  depth: number,
): number[] {
  const { position } = replay(game, games[of], ply).match;
  return Array.from({ length: depth }, (_, i) => perft(game, position, i + 1));
}
