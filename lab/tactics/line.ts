import { createAgent } from '../../src/engine/bots/agent';
import type { Agent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import type { Move, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import type { Line } from './rule';

const LONGEST = 120;

/**
 * Plays an agent's moves from a position to the end of its turn, phase or question. Merchants play the other seats. The
 * seed determines the dice.
 */
export function lineOf(gameWithBot: GameWithBot, state: unknown, seat: Seat, agent: Agent, seed: number): Line {
  const { game, bot } = gameWithBot;
  const before = game.copy(state);
  const after = game.copy(state);
  let last = before;
  const chance = fastRandom(seed);
  const others = new Map<Seat, Agent>();
  const key = bot.turns?.turnKey?.(state) ?? null;
  const moves: Move[] = [];
  for (let made = 0; made < LONGEST; made++) {
    const actors = game.actors(after);
    if (actors.length === 0) break;
    const now = bot.turns?.turnKey?.(after) ?? null;
    if (made > 0 && now !== null && (now !== key || !actors.includes(seat))) break;
    const actor = actors.includes(seat) ? seat : actors[0];
    const player =
      actor === seat ? agent : (others.get(actor) ?? createAgent(gameWithBot, LEVELS.merchant, seed + actor));
    if (actor !== seat) others.set(actor, player);
    const { move } = player.decide(game.view(after, actor), actor);
    if (actor === seat) {
      last = game.copy(after);
      moves.push(move);
    }
    game.play(after, actor, move, chance);
  }
  return { seat, before, after, moves, last };
}
