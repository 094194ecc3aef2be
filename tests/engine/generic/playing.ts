import type { AnyGame, Move, Options, Random, Seat } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { testingOf } from '../../../src/engine/games/testing';
import type { AnyGameTesting } from '../../../src/engine/kit/testing';

type PlayoutPolicy = NonNullable<AnyGameTesting['playout']>;

/** Returns true for a small game, which has no playout policy. Tests expect fewer cases in it. */
export const isSmallGame = (game: AnyGame): boolean => !testingOf(game).playout;

/** Starts a match. The options cycle through all their values as `index` increases. */
export function freshMatch(game: AnyGame, seats: number, index: number): Match {
  const given: Options = Object.fromEntries(
    game.about.options.map((option, i) => {
      const turn = Math.floor(index / (i + 1)) + i * index;
      return [option.key, option.values[turn % option.values.length].value];
    }),
  );
  const options = checkConfig(game, seats, given);
  return startMatch(game, { game: game.about.id, options, seats, seed: `random ${index}` });
}

/** Chooses a legal move at random: first its type by weight, then a move of that type. */
export function choose(
  moves: readonly Move[],
  { types, weigh }: PlayoutPolicy,
  random: Random,
  position?: unknown,
): Move {
  const type = weighed([...new Set(moves.map((move) => move.type))], (entry) => types[entry] ?? 1, random);
  const ofType = moves.filter((move) => move.type === type);
  if (weigh) return weighed(ofType, (move) => weigh(position, move), random);
  return ofType[random.roll(ofType.length) - 1];
}

function weighed<T>(list: readonly T[], weight: (entry: T) => number, random: Random): T {
  const weights = list.map(weight);
  let left = (random.roll(1_000_000) / 1_000_000) * weights.reduce((sum, entry) => sum + entry, 0);
  return list[weights.findIndex((entry) => (left -= entry) <= 0)] ?? list[0];
}

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
  readonly legal: readonly Move[];
}

/**
 * Plays a match to its end at random. `before` is called before each move. If several seats can decide, chooses one at
 * random, or the first if `inOrder` is set. Stops before a decision with a legal move that `until` accepts.
 */
export function playOut(
  match: Match,
  index: number,
  before: (step: Step, ply: number) => void,
  { inOrder = false, until }: { inOrder?: boolean; until?: (move: Move) => boolean } = {},
): void {
  const { game } = match;
  const { types, ...policy }: PlayoutPolicy = testingOf(game).playout ?? { types: {} };
  /** Every fourth match ignores the weights of move types. */
  const player = { ...policy, types: index % 4 === 0 ? {} : types };
  const random = fastRandom(index + 1);
  for (let ply = 0; ; ply++) {
    const actors = game.actors(match.position);
    if (actors.length === 0) return;
    const seat = actors[inOrder ? 0 : random.roll(actors.length) - 1];
    const legal = game.moves(match.position, seat);
    if (until && legal.some(until)) return;
    const move = choose(legal, player, random, match.position);
    before({ seat, move, legal }, ply);
    playMove(match, seat, move);
  }
}
