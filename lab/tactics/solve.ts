import { createAgent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import type { Level } from '../../src/engine/bots/levels';
import { lineOf } from './line';
import { RULES } from './positions';
import type { Posed, Tactic } from './positions';

export interface Result extends Tactic {
  readonly seed: number;
  readonly right: boolean;
}

/** Lets a level solve each position, with a new agent each time. */
export function solved(gameWithBot: GameWithBot, positions: readonly Posed[], level: Level): Result[] {
  const rules = RULES[gameWithBot.game.about.id];
  return positions.map(({ state, luck, ply, seat, rule, held }) => {
    const line = lineOf(gameWithBot, state, seat, createAgent(gameWithBot, level, luck), luck);
    return { ply, seat, rule, held, seed: Math.floor(luck / 1000), right: !rules[rule].fails(line) };
  });
}
