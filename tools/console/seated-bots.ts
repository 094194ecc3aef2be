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
  /** What it answered last, and after how many moves of the match; asked again there it answers the same. */
  asked: { readonly ply: number; readonly timed: boolean; readonly decision: Decision } | null;
}

/** The computers a conversation has asked, a seat each. */
export interface SeatedBots {
  /** What a level would do now in a seat that may move. It goes on with its plan for as long as its moves are the ones played. */
  decide(match: Match, gameWithBot: GameWithBot, seat: Seat, level: LevelName, budget: Budget): Decision;
  /** Forgets all plans: the position is not the one they were made for. */
  clear(): void;
}

/**
 * A plan has many moves, and one asked for anew at every move can lead to and fro for ever: a bot is kept until the position
 * changes by anything but moves, or its seat plays another move or is asked for another level.
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

/** Whether what a bot answered last is what its seat has played since, if it has played. */
function hasFollowed({ asked }: SeatedBot, { log }: Match, seat: Seat): boolean {
  if (!asked) return true;
  const played = log.slice(asked.ply).find((entry) => entry.seat === seat);
  return !played || sameMove(played.move, asked.decision.move);
}
