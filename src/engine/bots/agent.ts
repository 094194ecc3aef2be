import type { Move, Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { Level } from './levels';
import type { AnyBot, GameWithBot, Plan, Reason } from './bot';
import { addTries, fromAtMost, statisticsOf, triesWith } from './tree-reuse';
import type { PlanStatistics } from './tree-reuse';
import { anyMove, reasonFor, seatDecisionKey, plansOf, tryMove } from './plans';
import { chanceOf, ranked, search } from './search';
import type { SearchLimits } from './search';
import type { Branch } from './tree';

/** A computer player's decision. */
export interface Decision {
  readonly move: Move;
  /** Why this move is made; `null` if there is nothing helpful to say. */
  readonly reason: Reason | null;
  /** The rest of the current plan, starting with this move. */
  readonly plan: Plan;
  /** The best plans considered, the chosen one first. `chance` is the win probability from 0 to 1, after a search. */
  readonly best: readonly { readonly move: Move; readonly reason: Reason | null; readonly chance: number | null }[];
  /** Number of playouts. */
  readonly iterations: number;
  /** The share of playouts, from 0 to 1, that started with the chosen plan; `null` without a search. */
  readonly share?: number | null;
}

/** Limits for a decision. Defaults come from the level. */
export interface Budget {
  /** Polled often. When it returns true, the search ends with the best plan so far. */
  readonly stop?: () => boolean;
  readonly iterations?: number;
  /** Called after the search. Returns results of other agents that searched the same decision at the same time. */
  readonly others?: () => readonly PlanStatistics[];
}

/** A computer player for one seat of one match. It only gets views. */
export interface Agent {
  decide(view: unknown, seat: Seat, budget?: Budget): Decision;
}

/** An agent that can also think when it has nothing to decide. */
export interface PonderingAgent extends Agent {
  /**
   * Searches a decision for another agent, which adds the results to its own. Decides nothing and remembers nothing.
   */
  explore(view: unknown, seat: Seat, budget?: Budget): PlanStatistics;
  /** Continues searching beyond its last decision until stopped. The next decision starts with the results. */
  ponder(stop: () => boolean): void;
}

/** Maximum number of plans for one decision before the agent ends it. Protects against plans that go in circles. */
const MOST_PLANS = 60;

interface PlanInProgress {
  readonly decisionKey: string;
  readonly plan: Plan;
  /** The reasons for its moves. */
  readonly reasons: readonly (Reason | null | undefined)[];
  readonly best: Decision['best'];
  made: number;
  /** Number of plans made for this decision so far. */
  readonly nth: number;
}

/**
 * A computer player of a level, optionally with a character. Equal seeds, levels, iterations and views give equal
 * moves. It remembers its current plan, so most moves of a turn need no new search.
 */
export function createAgent(
  gameWithBot: GameWithBot,
  level: Level,
  seed: number,
  character = level.style,
): PonderingAgent {
  const random = fastRandom(seed);
  const style = styleOf(gameWithBot.bot, level, character);
  const inProgress = new Map<string, PlanInProgress>();
  /** The branch chosen last, with the results of all playouts beyond it. */
  let followed: Branch | undefined;
  /** The search that produced it. */
  let searched: Thought['goOn'];

  const next = (current: PlanInProgress, iterations: number, share: number | null = null): Decision => ({
    plan: { ...current.plan, moves: current.plan.moves.slice(current.made) },
    reason: current.reasons.at(current.made) ?? null,
    move: current.plan.moves[current.made++],
    best: current.best,
    iterations,
    share,
  });

  return {
    decide(view, seat, budget = {}) {
      const determinize = (luck: Random) => gameWithBot.bot.determinize(view, seat, luck);
      const state = determinize(random);
      const decisionKey = seatDecisionKey(gameWithBot, state, seat);
      const begun = inProgress.get(decisionKey);
      if (begun && goesOn(gameWithBot, state, seat, begun)) return next(begun, 0);
      const nth = (begun?.nth ?? 0) + 1;
      // Without decision keys, a later decision cannot be recognised.
      const statistics =
        followed && gameWithBot.bot.turns?.decisionKey ? statisticsOf(followed, decisionKey) : undefined;
      const { plans, iterations, goOn } =
        nth > MOST_PLANS
          ? GIVEN_UP
          : think(gameWithBot, seat, state, determinize, level, { style, random }, budget, statistics);
      const legal = plans.filter(({ plan }) => isLegal(gameWithBot, state, seat, plan.moves[0]));
      const candidates = legal.slice(0, 3).map((candidate) => ({
        ...candidate,
        reason: reasonFor(gameWithBot, state, seat, candidate.plan),
      }));
      const chosen = candidates.at(0) ?? { plan: anything(gameWithBot, state, seat), chance: null, reason: null };
      followed = chosen.branch;
      searched = goOn;
      const best = candidates.map(({ plan, reason, chance }) => ({ move: plan.moves[0], reason, chance }));
      const own = gameWithBot.bot.reasons?.explainMoves?.(state, seat, chosen.plan) ?? [];
      const reasons = own.length > 0 ? own : chosen.plan.moves.map(() => chosen.reason);
      const current = { decisionKey, plan: chosen.plan, reasons, best, made: 0, nth };
      if (inProgress.size > 3) inProgress.delete(inProgress.keys().next().value ?? '');
      inProgress.set(decisionKey, current);
      return next(current, iterations, shareOf(chosen, plans));
    },

    explore(view, seat, { stop = () => false, iterations = level.iterations } = {}) {
      const determinize = (luck: Random) => gameWithBot.bot.determinize(view, seat, luck);
      const state = determinize(fastRandom(0));
      // A helper stops at the limit without waiting for others.
      const most = gameWithBot.bot.search?.mostPlayouts?.(state) ?? Infinity;
      const sight = sightOf(gameWithBot, state, level);
      const limits = { ...sight, style, iterations: Math.min(iterations, most), stop, random };
      return triesWith(search(gameWithBot, seat, determinize, limits).branches);
    },

    ponder(stop) {
      // Without decision keys, the results could not be used.
      if (followed && gameWithBot.bot.turns?.decisionKey) searched?.(followed, stop);
    },
  };
}

/**
 * The weights of a level with a character: the level's weights, overridden by the character's. A novice keeps its
 * weaknesses.
 */
export function styleOf({ styles }: Pick<AnyBot, 'styles'>, level: Level, character: string): unknown {
  const own = styles[level.style] ?? styles.usual;
  const played = styles[character] ?? own;
  if (played === own || own === styles.usual) return played;
  const usual = styles.usual as Readonly<Record<string, unknown>>;
  const made = Object.entries(played as object).filter(([weight, value]) => value !== usual[weight]);
  return { ...(own as object), ...Object.fromEntries(made) };
}

/** A level's search limits for a game. A learned judge sets its own number of rounds. */
export function sightOf(
  { game, bot: { learning } }: GameWithBot,
  state: unknown,
  { plans, rounds, learned, answers }: Level,
): Pick<SearchLimits, 'plans' | 'rounds' | 'learned' | 'answers'> {
  const judge = learning?.judge;
  if (!learned || !judge) return { plans, rounds, learned, answers };
  return { plans, rounds: judge.roundsWith?.[game.seats(state)] ?? judge.rounds, learned, answers };
}

interface Thought {
  readonly plans: readonly Candidate[];
  readonly iterations: number;
  /** Continues searching beyond one of the plans. */
  readonly goOn?: (branch: Branch, stop: () => boolean) => void;
}

/** A candidate plan, with its search branch, if any. */
interface Candidate {
  readonly plan: Plan;
  readonly chance: number | null;
  readonly branch?: Branch;
}

/** The share of all playouts that started with a plan. The more certain a search is, the higher this share. */
function shareOf({ branch }: Candidate, plans: readonly Candidate[]): number | null {
  const tries = plans.reduce((sum, other) => sum + (other.branch?.visits ?? 0), 0);
  return branch && tries > 0 ? branch.visits / tries : null;
}

const GIVEN_UP: Thought = { plans: [], iterations: 0 };

/** Ranks the plans of a decision, best first. */
function think(
  gameWithBot: GameWithBot,
  seat: Seat,
  state: unknown,
  determinize: (luck: Random) => unknown,
  level: Level,
  own: Pick<SearchLimits, 'style' | 'random'>,
  { stop = () => false, iterations = level.iterations, others }: Budget,
  statistics?: PlanStatistics,
): Thought {
  const { style, random } = own;
  if (level.iterations === 0) {
    const noise = level.noise * (gameWithBot.bot.planning?.noiseScale ?? 1);
    const plans = plansOf(gameWithBot, state, seat, style, level.plans).map((plan) => ({
      plan,
      chance: null,
      merit: plan.value + (noise * (random.roll(1000) + random.roll(1000) - 1001)) / 1000,
    }));
    return { plans: plans.sort((a, b) => b.merit - a.merit), iterations: 0 };
  }
  const { bot } = gameWithBot;
  const most = bot.search?.mostPlayouts?.(state) ?? Infinity;
  const limits = { ...own, ...sightOf(gameWithBot, state, level), iterations: Math.min(iterations, most), stop };
  // Too many playouts would outweigh `firstSight`, so the number of reused ones is limited too.
  const known = statistics && bot.search?.firstSight ? fromAtMost(statistics, most) : statistics;
  const found = search(gameWithBot, seat, determinize, limits, known);
  // With only one plan there was no search, so there is no need to wait for others.
  for (const tries of found.iterations > 0 && others ? others() : []) addTries(found.branches, tries, 1);
  const plans = ranked(found.branches, seat).map((branch): Candidate => {
    return { plan: branch.plan, chance: branch.visits > 0 ? chanceOf(branch, seat) : null, branch };
  });
  return { plans, iterations: found.iterations, goOn: found.goOn };
}

/** Whether a plan can be continued. A plan of independent moves continues with its next legal move. */
function goesOn(gameWithBot: GameWithBot, state: unknown, seat: Seat, current: PlanInProgress): boolean {
  const { moves, independent } = current.plan;
  for (; current.made < moves.length; current.made++) {
    if (isLegal(gameWithBot, state, seat, moves[current.made])) return true;
    if (!independent) return false;
  }
  return false;
}

/** Whether a move is legal, tried on a copy. A seat's legal moves do not depend on hidden information. */
function isLegal(gameWithBot: GameWithBot, state: unknown, seat: Seat, move: Move): boolean {
  return tryMove(gameWithBot, gameWithBot.game.copy(state), seat, move, fastRandom(0));
}

/** A plan of the last legal move, which by convention ends the phase. */
function anything({ game }: GameWithBot, state: unknown, seat: Seat): Plan {
  const move = game.moves(state, seat).at(-1);
  if (!move) throw new Error('A seat that cannot move was asked to decide.');
  return anyMove(move);
}
