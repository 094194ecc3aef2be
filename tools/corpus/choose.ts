import type { AnyGame } from '../../src/engine/core/game';
import { countsOf } from './counted';
import type { CountedPosition } from './counted';
import type { Corpus } from './recorded';

/** The points of a game, as fractions, at which positions are counted. */
const STAGES = [0, 0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.95];
/** The depth increases by one as long as at most this many sequences must be played. */
const MOST = 8000;
const DEEPEST = 7;

/** Chooses positions throughout games with different seats and options, and counts each as deep as is cheap. */
export function countPositions(game: AnyGame, corpus: Pick<Corpus, 'games'>): CountedPosition[] {
  return STAGES.map((stage, i) => {
    // Five is coprime to the number of table sizes, so the seats vary between positions.
    const of = i * 5;
    const ply = Math.floor(corpus.games[of].moves.split(' ').length * stage);
    let counts = countsOf(game, corpus, { of, ply }, 1);
    while (counts.length < DEEPEST && counts[counts.length - 1] <= MOST) {
      counts = countsOf(game, corpus, { of, ply }, counts.length + 1);
    }
    return { of, ply, counts };
  });
}
