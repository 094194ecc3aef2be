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

/** What a computer player would do now. */
export interface Decision {
  readonly move: Move;
  /** Why this move is made; `null` if there is nothing helpful to say. */
  readonly reason: Reason | null;
  /** What is left of the plan it carries out; the move is its first. */
  readonly plan: Plan;
  /** The best plans it thought of, with their chances from 0 to 1 where it has searched; the first is the one it takes. */
  readonly best: readonly { readonly move: Move; readonly reason: Reason | null; readonly chance: number | null }[];
  /** Playouts it made. */
  readonly iterations: number;
  /** The part of them, from 0 to 1, that began with the plan it takes; `null` where it has not searched. */
  readonly share?: number | null;
}

/** How much a decision may cost; what is missing follows the level. */
export interface Budget {
  /** Asked often; true ends the thinking, and the best so far is answered. */
  readonly stop?: () => boolean;
  readonly iterations?: number;
  /** Asked once the thinking has ended: what others, who thought about the same decision meanwhile, have found out. */
  readonly others?: () => readonly PlanStatistics[];
}

/** One computer player of one seat at one table. It is shown views, and nothing else. */
export interface Agent {
  decide(view: unknown, seat: Seat, budget?: Budget): Decision;
}

/** One that can also think when nothing is to be decided by it. */
export interface PonderingAgent extends Agent {
  /** Thinks about a decision in another's place, who adds what it finds out to their own; nothing is decided or remembered. */
  explore(view: unknown, seat: Seat, budget?: Budget): PlanStatistics;
  /** Thinks on about what may follow its last decision, until told to stop: its next one begins with what that brings. */
  ponder(stop: () => boolean): void;
}

/** Plans made for one decision before the agent takes what ends it: a guard against plans that lead round in circles. */
const MOST_PLANS = 60;

interface PlanInProgress {
  readonly decisionKey: string;
  readonly plan: Plan;
  /** Why each of its moves is made. */
  readonly reasons: readonly (Reason | null | undefined)[];
  readonly best: Decision['best'];
  made: number;
  /** How many plans this decision has seen. */
  readonly nth: number;
}

/**
 * A computer player of a level, in a character if one is named. The same seed, level, iterations and views give the same moves.
 * It remembers the plan it is carrying out: most moves of a turn need no new thought.
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
  /** The branch it took last, with all that playouts learnt about what may follow. */
  let followed: Branch | undefined;
  /** The search that found it. */
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
      // Where no decision has a name none can be recognised.
      const statistics =
        followed && gameWithBot.bot.turns?.decisionKey ? statisticsOf(followed, decisionKey) : undefined;
      const { plans, iterations, goOn } =
        nth > MOST_PLANS
          ? GIVEN_UP
          : think(gameWithBot, seat, state, determinize, level, { style, random }, budget, statistics);
      const legal = plans.filter(({ plan }) => isLegal(gameWithBot, state, seat, plan.moves[0]));
      const told = legal.slice(0, 3).map((candidate) => ({
        ...candidate,
        reason: reasonFor(gameWithBot, state, seat, candidate.plan),
      }));
      const chosen = told.at(0) ?? { plan: anything(gameWithBot, state, seat), chance: null, reason: null };
      followed = chosen.branch;
      searched = goOn;
      const best = told.map(({ plan, reason, chance }) => ({ move: plan.moves[0], reason, chance }));
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
      // Whoever is helped is done after so many, and waits for nobody.
      const most = gameWithBot.bot.search?.mostPlayouts?.(state) ?? Infinity;
      const sight = sightOf(gameWithBot, state, level);
      const limits = { ...sight, style, iterations: Math.min(iterations, most), stop, random };
      return triesWith(search(gameWithBot, seat, determinize, limits).branches);
    },

    ponder(stop) {
      // Where no decision has a name nothing of it could be used.
      if (followed && gameWithBot.bot.turns?.decisionKey) searched?.(followed, stop);
    },
  };
}

/** The weights of a level in a character: those that make the character, on the level's own. A novice stays one in all others. */
export function styleOf({ styles }: Pick<AnyBot, 'styles'>, level: Level, character: string): unknown {
  const own = styles[level.style] ?? styles.usual;
  const played = styles[character] ?? own;
  if (played === own || own === styles.usual) return played;
  const usual = styles.usual as Readonly<Record<string, unknown>>;
  const made = Object.entries(played as object).filter(([weight, value]) => value !== usual[weight]);
  return { ...(own as object), ...Object.fromEntries(made) };
}

/** What a level sees of a game when it searches: who goes by what was learned looks as many rounds ahead as the judge says. */
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
  /** Thinks on about what may follow one of them. */
  readonly goOn?: (branch: Branch, stop: () => boolean) => void;
}

/** A plan that may be taken; with the branch of the search that tried it, if one did. */
interface Candidate {
  readonly plan: Plan;
  readonly chance: number | null;
  readonly branch?: Branch;
}

/** The part of all tries that went to a plan: the surer a search is, the less it tries the others. */
function shareOf({ branch }: Candidate, plans: readonly Candidate[]): number | null {
  const tries = plans.reduce((sum, other) => sum + (other.branch?.visits ?? 0), 0);
  return branch && tries > 0 ? branch.visits / tries : null;
}

const GIVEN_UP: Thought = { plans: [], iterations: 0 };

/** Ranks the plans of a decision, the one to take first. */
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
  // Sheer number would overrule first sight, old tries as well as new ones.
  const known = statistics && bot.search?.firstSight ? fromAtMost(statistics, most) : statistics;
  const found = search(gameWithBot, seat, determinize, limits, known);
  // Who did not search, since there was one plan only, waits for nobody.
  for (const tries of found.iterations > 0 && others ? others() : []) addTries(found.branches, tries, 1);
  const plans = ranked(found.branches, seat).map((branch): Candidate => {
    return { plan: branch.plan, chance: branch.visits > 0 ? chanceOf(branch, seat) : null, branch };
  });
  return { plans, iterations: found.iterations, goOn: found.goOn };
}

/** Whether a plan goes on from here; one of independent moves with its next move that is legal. */
function goesOn(gameWithBot: GameWithBot, state: unknown, seat: Seat, current: PlanInProgress): boolean {
  const { moves, independent } = current.plan;
  for (; current.made < moves.length; current.made++) {
    if (isLegal(gameWithBot, state, seat, moves[current.made])) return true;
    if (!independent) return false;
  }
  return false;
}

/** Tried on a copy: what a seat may do depends on nothing that is hidden from it. */
function isLegal(gameWithBot: GameWithBot, state: unknown, seat: Seat, move: Move): boolean {
  return tryMove(gameWithBot, gameWithBot.game.copy(state), seat, move, fastRandom(0));
}

/** The last move a game lists: by custom the one that ends the phase. */
function anything({ game }: GameWithBot, state: unknown, seat: Seat): Plan {
  const move = game.moves(state, seat).at(-1);
  if (!move) throw new Error('A seat that cannot move was asked to decide.');
  return anyMove(move);
}
