import type { SeatScore } from '../../src/engine/core/game';
import { hashOf, hashText } from '../../src/engine/core/hash';
import type { Level } from '../../src/engine/bots/levels';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { createAgent } from '../../src/engine/bots/agent';
import type { Match } from '../../src/engine/core/match-types';
import { fastRandom } from '../../src/engine/core/random';

/** More moves than any game has. A longer playout throws, because the rules never end the game. */
const MAX_MOVES = 1_000_000;

export interface Playout {
  readonly moves: number;
  readonly scores: readonly SeatScore[];
  readonly hash: string;
}

/** The players of a playout, if they do not play randomly. */
export interface Policy {
  readonly gameWithBot: GameWithBot;
  readonly level: Level;
}

/**
 * Plays a copy of a match's position to the end, with random legal moves or with a level in every seat. The match does
 * not change.
 */
export function playout({ game, position, config }: Match, seed: string, policy?: Policy): Playout {
  const number = parseInt(hashText(seed).slice(0, 8), 16);
  const random = fastRandom(number);
  const players =
    policy &&
    Array.from({ length: config.seats }, (_, seat) => createAgent(policy.gameWithBot, policy.level, number + seat));
  const state = game.copy(position);
  let moves = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[random.roll(actors.length) - 1];
    if (players) {
      game.play(state, seat, players[seat].decide(game.view(state, seat), seat).move, random);
    } else {
      const legal = game.moves(state, seat);
      game.play(state, seat, legal[random.roll(legal.length) - 1], random);
    }
    if (++moves > MAX_MOVES) throw new Error(`The playout did not end within ${MAX_MOVES} moves.`);
  }
  return { moves, scores: game.score(state).scores, hash: hashOf(state) };
}
