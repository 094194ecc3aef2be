import type { AnyGame } from '../../src/engine/core/game';
import { countsOf } from './counted';
import type { CountedPosition } from './counted';
import type { Corpus } from './recorded';

/** The fractions of a game at which positions are counted. */
const STAGES = [0, 0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.95];
/** The depth increases by one while at most this many sequences have to be played. */
const MAX_POSITIONS = 8000;
const DEEPEST = 7;

/**
 * Chooses positions throughout games with different seats and options. Counts the move sequences from each position, up
 * to a depth that is cheap to count.
 */
export function countPositions(game: AnyGame, corpus: Pick<Corpus, 'games'>): CountedPosition[] {
  return STAGES.map((stage, i) => {
    // Five is coprime to the number of table sizes, so all sizes occur.
    const of = i * 5;
    const ply = Math.floor(corpus.games[of].moves.split(' ').length * stage);
    let counts = countsOf(game, corpus, { of, ply }, 1);
    while (counts.length < DEEPEST && counts[counts.length - 1] <= MAX_POSITIONS) {
      counts = countsOf(game, corpus, { of, ply }, counts.length + 1);
    }
    return { of, ply, counts };
  });
}
