import { createAgent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { tryMove } from '../../src/engine/bots/plans';
import type { Move, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { RULES } from './positions';

/** By how much one way to go on wins more games than another, as a part of a game, or brings more points; and one standard error of that. */
export interface Weight {
  readonly games: number;
  readonly more: number;
  readonly error: number;
}

/**
 * Plays what is right and what is wrong by a rule to the end so many times each, between Merchants, in pairs with the same hidden cards
 * and the same luck; a shared win counts in part. Nothing where the rule goes by arithmetic alone.
 */
export function weigh(
  gameWithBot: GameWithBot,
  state: unknown,
  seat: Seat,
  rule: string,
  games: number,
  luck: number,
): Weight | undefined {
  const { weighed } = RULES[gameWithBot.game.about.id][rule];
  if (!weighed) return undefined;
  const { right, wrong, byPoints = false } = weighed(state, seat);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < games; i++) {
    const [good, bad] = [right, wrong].map((moves) => resultAfter(gameWithBot, state, seat, moves, luck + i));
    const more = byPoints ? good.points - bad.points : good.share - bad.share;
    sum += more;
    squares += more * more;
  }
  const more = sum / games;
  return { games, more, error: Math.sqrt(Math.max(0, squares / games - more * more) / games) };
}

/**
 * What a seat has of a game that begins with some moves of its own and is played to the end by Merchants; its share is 1, a part of a
 * shared win, or 0.
 */
function resultAfter({ game, bot }: GameWithBot, from: unknown, seat: Seat, moves: readonly Move[], luck: number) {
  const state = bot.determinize(game.view(from, seat), seat, fastRandom(luck));
  const chance = fastRandom(luck * 31 + 7);
  for (const move of moves) tryMove({ game, bot }, state, seat, move, chance);
  const agents = new Map<Seat, ReturnType<typeof createAgent>>();
  for (;;) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    const agent = agents.get(actor) ?? createAgent({ game, bot }, LEVELS.merchant, luck * 9 + actor);
    agents.set(actor, agent);
    game.play(state, actor, agent.decide(game.view(state, actor), actor).move, chance);
  }
  const { winners, scores } = game.score(state);
  return { share: winners.includes(seat) ? 1 / winners.length : 0, points: scores[seat].total };
}
