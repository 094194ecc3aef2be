import { LEVELS } from '../../../src/engine/bots/levels';
import type { LevelName } from '../../../src/engine/bots/levels';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { createAgent } from '../../../src/engine/bots/agent';
import type { PonderingAgent } from '../../../src/engine/bots/agent';
import type { Move, Random, Seat } from '../../../src/engine/core/game';
import { checkConfig } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { sameMove } from '../../../src/engine/core/same-move';

export interface DecisionPoint {
  readonly state: unknown;
  readonly seat: Seat;
  readonly ply: number;
}

/** Plays a game with moves from `choose`, up to `plies` moves. Returns the last position. */
export function playWith(
  { game }: GameWithBot,
  seed: number,
  choose: (met: DecisionPoint, random: Random) => Move,
  { seats = game.about.seats[1], plies = Infinity } = {},
): unknown {
  const chance = fastRandom(seed);
  const whim = fastRandom(seed + 1);
  const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, chance);
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    game.play(state, seat, choose({ state, seat, ply }, whim), chance);
  }
  return state;
}

export function anyMove({ game }: GameWithBot, { state, seat }: DecisionPoint, random: Random): Move {
  const legal = game.moves(state, seat);
  return legal[random.roll(legal.length) - 1];
}

export function playerOf(gameWithBot: GameWithBot, level: LevelName, seed = 1, character?: string): PonderingAgent {
  return createAgent(gameWithBot, LEVELS[level], seed, character);
}

export function isListed({ game }: GameWithBot, { state, seat }: DecisionPoint, move: Move): boolean {
  return game.moves(state, seat).some((other) => sameMove(other, move));
}

/** Returns the position with planted secrets, but with this seat's original secrets. */
export function keepOwn(original: unknown, planted: unknown, seat: number): unknown {
  const [from, to] = [original, planted] as Record<string, unknown>[];
  const restore = (a: unknown, b: unknown) => {
    if (Array.isArray(a) && Array.isArray(b)) b[seat] = structuredClone(a[seat]);
  };
  for (const hidden of ['money', 'standing']) restore(from[hidden], to[hidden]);
  const frames = [from, to].map((position) => position.frames as Record<string, unknown>[]);
  const [frame, other] = frames.map(([first]) => first);
  if (frame?.bids) restore(frame.bids, other.bids);
  const questions = [from, to].map((position) => (position.frames as Record<string, unknown>[])[1]);
  if (questions[0]?.drawn && questions[0].seat === seat) questions[1].drawn = questions[0].drawn;
  return to;
}
