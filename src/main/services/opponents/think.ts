import type { GameEntry } from '../../../engine/bots/bot';
import { LEVELS } from '../../../engine/bots/levels';
import { createAgent } from '../../../engine/bots/agent';
import type { Agent } from '../../../engine/bots/agent';
import { hashText } from '../../../engine/core/hash';
import { sameMove } from '../../../engine/core/same-move';
import type { Advice, Question } from '../ports';

/** Computer players that remember their plans from one question to the next. */
interface Thinker {
  /** Ways to go on, the best first. Asks `stop` often, and answers the best so far once it says so. */
  answer(question: Question, stop: () => boolean): Advice[];
}

/** Tables whose players are remembered. */
const TABLES = 16;

/** A thinker for one thread, who knows these games. */
export function createThinker(entries: readonly GameEntry[]): Thinker {
  const agents = new Map<string, Agent>();

  const agentFor = ({ match, game, seat, level, character, seed }: Question): Agent => {
    const key = `${match} ${seat} ${level} ${character ?? ''}`;
    const known = agents.get(key);
    if (known) return known;
    const { game: rules, bot } = entries.find((entry) => entry.game.about.id === game) ?? {};
    if (!rules || !bot) throw new Error(`No computer knows how to play “${game}”.`);
    const agent = createAgent(
      { game: rules, bot },
      LEVELS[level],
      Number.parseInt(hashText(seed).slice(0, 7), 16),
      character,
    );
    if (agents.size >= TABLES) agents.delete(agents.keys().next().value ?? '');
    agents.set(key, agent);
    return agent;
  };

  return {
    answer(question, stop) {
      const { move, reason, best } = agentFor(question).decide(question.view, question.seat, {
        stop,
        iterations: Infinity,
      });
      const others = best.filter((other) => !sameMove(other.move, move));
      return [{ move, reason }, ...others.map((other) => ({ move: other.move, reason: other.reason }))];
    },
  };
}
