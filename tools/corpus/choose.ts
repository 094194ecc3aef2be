import type { AnyGame } from '../../src/engine/core/game';
import { countsOf } from './counted';
import type { CountedPosition } from './counted';
import type { Corpus } from './recorded';

/** How far into a game the positions stand from which is counted. */
const STAGES = [0, 0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.95];
/** One move more is looked ahead while no more sequences than this have to be played for it. */
const MOST = 8000;
const DEEPEST = 7;

/** Positions from the first move to the last of games with different seats and options, counted as deep as it takes no time. */
export function countPositions(game: AnyGame, corpus: Pick<Corpus, 'games'>): CountedPosition[] {
  return STAGES.map((stage, i) => {
    // Five is prime to the numbers of tables a game has: the seats differ from one position to the next.
    const of = i * 5;
    const ply = Math.floor(corpus.games[of].moves.split(' ').length * stage);
    let counts = countsOf(game, corpus, { of, ply }, 1);
    while (counts.length < DEEPEST && counts[counts.length - 1] <= MOST) {
      counts = countsOf(game, corpus, { of, ply }, counts.length + 1);
    }
    return { of, ply, counts };
  });
}
