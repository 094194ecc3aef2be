import type { AnyGame, GameId } from '../../src/engine/core/game';
import { perft } from './perft';
import type { Corpus } from './recorded';
import { replay } from './replay';

/** What perft counts from some positions of a game's recorded games. */
export interface PerftFigures {
  readonly game: GameId;
  readonly positions: readonly CountedPosition[];
}

/** A position, and its sequences of one move, of two, and so on. */
export interface CountedPosition {
  /** The place in the corpus of the game it is of, and the moves played before it. */
  readonly of: number;
  readonly ply: number;
  readonly counts: readonly number[];
}

/** Sequences of 1 to `depth` moves from a position of a recorded game. */
export function countsOf(
  game: AnyGame,
  { games }: Pick<Corpus, 'games'>,
  { of, ply }: Pick<CountedPosition, 'of' | 'ply'>,
  depth: number,
): number[] {
  const { position } = replay(game, games[of], ply).match;
  return Array.from({ length: depth }, (_, i) => perft(game, position, i + 1));
}
