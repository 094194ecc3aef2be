import type { SeatScore } from '../core/game';
import { hashOf, hashText } from '../core/hash';
import type { Match } from '../core/match-types';
import { fastRandom } from '../core/random';

/** No game of the cabinet comes near this many moves; a playout that does is stuck in a rule, and says so. */
const LONGEST = 1_000_000;

export interface Playout {
  readonly moves: number;
  readonly scores: readonly SeatScore[];
  readonly hash: string;
}

/** Plays a copy of a match's position to the end with uniformly random legal moves; the match itself stays as it is. */
export function playout({ game, position }: Match, seed: string): Playout {
  const random = fastRandom(parseInt(hashText(seed).slice(0, 8), 16));
  const state = game.copy(position);
  let moves = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[random.roll(actors.length) - 1];
    const legal = game.moves(state, seat);
    game.play(state, seat, legal[random.roll(legal.length) - 1], random);
    if (++moves > LONGEST) throw new Error(`The playout did not end within ${LONGEST} moves.`);
  }
  return { moves, scores: game.score(state).scores, hash: hashOf(state) };
}
