import type { AnyGame, Move, Options, Random, Seat } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { TASTES } from './tastes';
import type { Taste } from './tastes';

/** How often a random player prefers a kind of move; 1 by default. */
export type Weights = Readonly<Record<string, number>>;

/**
 * Weights that lead random players through more of a game. Uniform choice mostly shuffles a player's own pieces. Every
 * move is still a legal one.
 */
export const WEIGHTS: Readonly<Record<string, Weights>> = {
  'serenissima-1996': {
    setPassage: 0.2,
    dismiss: 0.05,
    discard: 0.05,
    transfer: 0.4,
    exchange: 0.3,
    buy: 5,
    hire: 6,
    buildGalley: 20,
    buildFort: 20,
    sell: 20,
    attack: 5,
    land: 3,
    sail: 4,
    askPassage: 5,
    askPrice: 4,
    askCargo: 3,
    offerCargo: 3,
    askBarter: 0.5,
    offerBarter: 0.5,
    accept: 3,
  },
  'doge-ship': { discardAction: 0.1, reorder: 0.3, decline: 0.1, pass: 0.1, act: 10, build: 10, keep: 10 },
  'serenissima-2012': {
    transfer: 0.4,
    exchange: 0.3,
    discard: 0.05,
    load: 6,
    sail: 5,
    sell: 20,
    attack: 4,
    claim: 6,
    revoke: 0.3,
    fight: 3,
    invest: 2,
    recruit: 5,
    buyGalley: 10,
    buildFort: 20,
    buildBasilica: 20,
  },
  'la-loire': {
    move: 2,
    fetchHorse: 0.3,
    takeBackCube: 0.02,
    endTurn: 0.3,
    buy: 8,
    sell: 20,
    build: 12,
    buyPalace: 4,
    ship: 12,
    hire: 12,
    buyMessage: 10,
    deliver: 30,
  },
};

/** Whether a game has no weights because it is small; tests expect less variety from it. */
export const isLittle = ({ about }: AnyGame): boolean => !(about.id in WEIGHTS);

/** A new match. As `index` counts up, its options go through all their values. */
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

/** A legal move for a random player: its kind by weight, then one move of that kind by taste. */
export function choose(
  moves: readonly Move[],
  weights: Weights,
  random: Random,
  taste?: Taste,
  position?: unknown,
): Move {
  const kinds = [...new Set(moves.map((move) => move.type))];
  const kind = weighed(kinds, (entry) => weights[entry] ?? 1, random);
  const ofKind = moves.filter((move) => move.type === kind);
  if (taste) return weighed(ofKind, (move) => taste(position, move), random);
  return ofKind[random.roll(ofKind.length) - 1];
}

/** A random list entry, with probabilities proportional to the weights. */
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
 * Plays a match to its end at random; `before` sees every position with its next move. If several seats may decide, one
 * of them is drawn, or with `inOrder` the first. Stops before a decision with a legal move that `until` accepts.
 */
export function playOut(
  match: Match,
  index: number,
  before: (step: Step, ply: number) => void,
  { inOrder = false, until }: { inOrder?: boolean; until?: (move: Move) => boolean } = {},
): void {
  const { game } = match;
  const weights = index % 4 === 0 ? {} : (WEIGHTS[game.about.id] ?? {});
  const random = fastRandom(index + 1);
  for (let ply = 0; ; ply++) {
    const actors = game.actors(match.position);
    if (actors.length === 0) return;
    const seat = actors[inOrder ? 0 : random.roll(actors.length) - 1];
    const legal = game.moves(match.position, seat);
    if (until && legal.some(until)) return;
    const move = choose(legal, weights, random, TASTES[game.about.id], match.position);
    before({ seat, move, legal }, ply);
    playMove(match, seat, move);
  }
}
