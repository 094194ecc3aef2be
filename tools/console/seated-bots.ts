import type { Seat } from '../../src/engine/core/game';
import type { Match } from '../../src/engine/core/match-types';
import { sameMove } from '../../src/engine/core/same-move';
import type { LevelName } from '../../src/engine/bots/levels';
import { LEVELS } from '../../src/engine/bots/levels';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { createAgent } from '../../src/engine/bots/agent';
import type { Budget, Decision, Agent } from '../../src/engine/bots/agent';

interface SeatedBot {
  readonly level: LevelName;
  readonly player: Agent;
  /** The bot's last answer and its ply. The bot gives the same answer again at this ply. */
  asked: { readonly ply: number; readonly timed: boolean; readonly decision: Decision } | null;
}

export interface SeatedBots {
  /** A level's next move for a deciding seat. The level keeps its plan as long as its moves are played. */
  decide(match: Match, gameWithBot: GameWithBot, seat: Seat, level: LevelName, budget: Budget): Decision;
  /** Forgets all plans. Called when the position is replaced. */
  clear(): void;
}

/**
 * Keeps each seat's bot until the position is replaced, the seat plays another move, or another level is requested. A
 * bot that made a new plan at every move might go back and forth forever.
 */
export function seatBots(): SeatedBots {
  const bots = new Map<Seat, SeatedBot>();
  return {
    decide(match, gameWithBot, seat, level, budget) {
      const ply = match.log.length;
      const timed = budget.stop !== undefined;
      const known = bots.get(seat);
      const kept = known?.level === level && hasFollowed(known, match, seat) ? known : undefined;
      if (kept?.asked?.ply === ply && kept.asked.timed === timed) return kept.asked.decision;
      const bot: SeatedBot =
        kept && kept.asked?.ply !== ply
          ? kept
          : { level, player: createAgent(gameWithBot, LEVELS[level], ply + 1), asked: null };
      bots.set(seat, bot);
      const decision = bot.player.decide(match.game.view(match.position, seat), seat, budget);
      bot.asked = { ply, timed, decision };
      return decision;
    },
    clear: () => bots.clear(),
  };
}

/** Whether the seat has played the bot's last answer, or nothing since. */
function hasFollowed({ asked }: SeatedBot, { log }: Match, seat: Seat): boolean {
  if (!asked) return true;
  const played = log.slice(asked.ply).find((entry) => entry.seat === seat);
  return !played || sameMove(played.move, asked.decision.move);
}
