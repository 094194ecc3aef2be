import type { GameEntry, GameWithBot } from '../../../engine/bots/bot';
import { adviceOf } from '../../../engine/bots/plan-advice';
import { LEVELS } from '../../../engine/bots/levels';
import { createAgent } from '../../../engine/bots/agent';
import type { Budget, PonderingAgent } from '../../../engine/bots/agent';
import type { PlanStatistics } from '../../../engine/bots/tree-reuse';
import { hashText } from '../../../engine/core/hash';
import { fastRandom } from '../../../engine/core/random';
import { sameMove } from '../../../engine/core/same-move';
import { thinks } from '../../../ipc/thinking';
import type { Advice, Question } from '../ports';

interface Thinker {
  /** Returns possible moves, best first, at the latest when `stop` is true. `others`: the helpers' results. */
  answer(question: Question, stop: () => boolean, others?: () => readonly PlanStatistics[]): Advice[];
  /** Thinks about another thread's question until `stop` is true, and returns statistics. `nth` counts from 1. */
  help(question: Question, nth: number, stop: () => boolean): PlanStatistics;
  ponder(question: Question, stop: () => boolean): void;
}

const TABLES = 16;

/** A seed's text as a number that depends on all its characters. */
const numberOf = (seed: string) => Number.parseInt(hashText(seed).slice(0, 7), 16);

/** Creates a thread's thinker, which keeps agents so that searches can continue. It throws for a game without a bot. */
export function createThinker(entries: readonly GameEntry[]): Thinker {
  const agents = new Map<string, { readonly agent: PonderingAgent; ply: number }>();

  const entryFor = ({ game }: Question): GameWithBot => {
    const { game: rules, bot } = entries.find((entry) => entry.game.about.id === game) ?? {};
    if (!rules || !bot) throw new Error(`No computer player for “${game}”.`);
    return { game: rules, bot };
  };

  const newAgent = (question: Question): PonderingAgent => {
    const { level, seed, character } = question;
    return createAgent(entryFor(question), LEVELS[level], numberOf(seed), character);
  };

  const keyOf = ({ match, seat, level, character }: Question) => `${match} ${seat} ${level} ${character ?? ''}`;

  const agentFor = (question: Question): PonderingAgent => {
    const key = keyOf(question);
    const { ply } = question;
    const known = agents.get(key);
    // After undo, the agent's plan may contain moves that were taken back.
    if (known && ply > known.ply) {
      known.ply = ply;
      return known.agent;
    }
    const agent = newAgent(question);
    agents.delete(key);
    if (agents.size >= TABLES) agents.delete(agents.keys().next().value ?? '');
    agents.set(key, { agent, ply });
    return agent;
  };

  /** Hints are always planned from scratch: earlier plans may be outdated, or the player may not have followed them. */
  const counselFor = (question: Question, budget: Budget): Advice => {
    const { view, seat, seed } = question;
    const entry = entryFor(question);
    const { plan, move, reason, best, iterations, share = null } = newAgent(question).decide(view, seat, budget);
    const imagined = entry.bot.determinize(view, seat, fastRandom(numberOf(seed)));
    const counsel = adviceOf(entry, imagined, seat, plan, question.counsel?.viewer ?? null);
    const chance = best.at(0)?.chance ?? null;
    if (share === null || chance === null) return { move, reason, counsel };
    const inPerCent = (part: number) => Math.round(part * 100);
    const sure = { share: inPerCent(share), chance: inPerCent(chance), playouts: iterations };
    const alternatives = best.flatMap((other) =>
      other.chance === null || sameMove(other.move, move)
        ? []
        : [{ move: other.move, chance: inPerCent(other.chance) }],
    );
    return { move, reason, counsel: { ...counsel, sure, alternatives } };
  };

  return {
    answer(question, stop, others) {
      const budget = { stop, iterations: Infinity, ...(others && { others }) };
      if (question.counsel) return [counselFor(question, budget)];
      const { move, reason, best } = agentFor(question).decide(question.view, question.seat, budget);
      const alternatives = best.filter((other) => !sameMove(other.move, move));
      return [{ move, reason }, ...alternatives.map((other) => ({ move: other.move, reason: other.reason }))];
    },

    help(question, nth, stop) {
      const { view, seat, seed } = question;
      // Helpers need different seeds, because repeating the same playouts would add nothing.
      const agent = newAgent({ ...question, seed: `${seed} helper ${nth}` });
      return thinks(question.level) ? agent.explore(view, seat, { stop, iterations: Infinity }) : [];
    },

    ponder(question, stop) {
      if (!question.counsel) agents.get(keyOf(question))?.agent.ponder(stop);
    },
  };
}
