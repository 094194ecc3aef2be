import type { GameEntry, GameWithBot } from '../../../engine/bots/bot';
import { counselOf } from '../../../engine/bots/counsel';
import { LEVELS } from '../../../engine/bots/levels';
import { createAgent } from '../../../engine/bots/agent';
import type { Agent } from '../../../engine/bots/agent';
import { hashText } from '../../../engine/core/hash';
import { fastRandom } from '../../../engine/core/random';
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

  const entryFor = ({ game }: Question): GameWithBot => {
    const { game: rules, bot } = entries.find((entry) => entry.game.about.id === game) ?? {};
    if (!rules || !bot) throw new Error(`No computer knows how to play “${game}”.`);
    return { game: rules, bot };
  };

  const newAgent = (question: Question): Agent => {
    const { level, seed, character } = question;
    return createAgent(entryFor(question), LEVELS[level], Number.parseInt(hashText(seed).slice(0, 7), 16), character);
  };

  const agentFor = (question: Question): Agent => {
    const { match, seat, level, character } = question;
    const key = `${match} ${seat} ${level} ${character ?? ''}`;
    const known = agents.get(key);
    if (known) return known;
    const agent = newAgent(question);
    if (agents.size >= TABLES) agents.delete(agents.keys().next().value ?? '');
    agents.set(key, agent);
    return agent;
  };

  /** A plan made anew: what was thought before somebody else's move, or not followed, is no advice. */
  const counselFor = (question: Question, stop: () => boolean): Advice => {
    const { view, seat, seed } = question;
    const entry = entryFor(question);
    const { plan, move, reason } = newAgent(question).decide(view, seat, { stop, iterations: Infinity });
    const imagined = entry.bot.determinize(view, seat, fastRandom(Number.parseInt(hashText(seed).slice(0, 7), 16)));
    return { move, reason, counsel: counselOf(entry, imagined, seat, plan, question.counsel?.viewer ?? null) };
  };

  return {
    answer(question, stop) {
      if (question.counsel) return [counselFor(question, stop)];
      const { move, reason, best } = agentFor(question).decide(question.view, question.seat, {
        stop,
        iterations: Infinity,
      });
      const others = best.filter((other) => !sameMove(other.move, move));
      return [{ move, reason }, ...others.map((other) => ({ move: other.move, reason: other.reason }))];
    },
  };
}
