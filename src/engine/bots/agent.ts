import type { Move, Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { Level } from './levels';
import type { AnyBot, GameWithBot, Plan, Reason } from './bot';
import { withMistake } from './mistakes';
import { addTries, limitVisits, statisticsOf, branchStatistics } from './tree-reuse';
import type { PlanStatistics } from './tree-reuse';
import { anyMove, reasonFor, seatDecisionKey, plansOf, tryMove } from './plans';
import { chanceOf, ranked, search } from './search';
import type { SearchLimits } from './search';
import type { Branch } from './tree';

export interface Decision {
  readonly move: Move;
  /** Why the move was chosen; `null` if there is nothing useful to say. */
  readonly reason: Reason | null;
  readonly plan: Plan;
  /** The best candidates, the chosen one first. `chance`: the win probability (0 to 1), or `null` without a search. */
  readonly best: readonly { readonly move: Move; readonly reason: Reason | null; readonly chance: number | null }[];
  readonly iterations: number;
  /** Share of playouts (0 to 1) that started with the chosen plan; `null` without a search. */
  readonly share?: number | null;
}

export interface Budget {
  /** Polled often. Once it returns true, the search stops and uses the best plan so far. */
  readonly stop?: () => boolean;
  readonly iterations?: number;
  /** Returns the results of agents that searched the same decision in parallel. Called after the search. */
  readonly others?: () => readonly PlanStatistics[];
}

/** A computer player for one seat. It only gets views, so it can't use hidden information. */
export interface Agent {
  decide(view: unknown, seat: Seat, budget?: Budget): Decision;
}

export interface PonderingAgent extends Agent {
  /**
   * Runs the search for a decision on behalf of another agent, and returns its statistics. Leaves this agent's plans
   * unchanged.
   */
  explore(view: unknown, seat: Seat, budget?: Budget): PlanStatistics;
  /** Continues the last search until `stop` returns true. The next decision reuses the results. */
  ponder(stop: () => boolean): void;
}

/** Maximum number of plans per decision, to prevent endless loops of plans that undo each other. */
const MAX_PLANS = 60;

interface PlanInProgress {
  readonly decisionKey: string;
  readonly plan: Plan;
  readonly reasons: readonly (Reason | null | undefined)[];
  readonly best: Decision['best'];
  made: number;
  readonly nth: number;
}

/**
 * The same seed, level, iterations and views give the same moves. A chosen plan is kept for the later moves of the
 * turn.
 */
export function createAgent(
  gameWithBot: GameWithBot,
  level: Level,
  seed: number,
  character: string = level.style,
): PonderingAgent {
  const random = fastRandom(seed);
  const mind: Mind = { gameWithBot, level, style: styleOf(gameWithBot.bot, level, character), random };
  const inProgress = new Map<string, PlanInProgress>();
  /** The chosen branch of the last search. */
  let followed: Branch | undefined;
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
      const situation = situationOf(gameWithBot, view, seat, random);
      const { state } = situation;
      const decisionKey = seatDecisionKey(gameWithBot, state, seat);
      const begun = inProgress.get(decisionKey);
      if (begun && goesOn(gameWithBot, state, seat, begun)) return next(begun, 0);
      const nth = (begun?.nth ?? 0) + 1;
      // Without decision keys, a later decision can't be matched with an earlier search.
      const statistics =
        followed && gameWithBot.bot.turns?.decisionKey ? statisticsOf(followed, decisionKey) : undefined;
      const { plans, iterations, goOn } = nth > MAX_PLANS ? GIVEN_UP : think(mind, situation, budget, statistics);
      const legal = plans.filter(({ plan }) => isLegal(gameWithBot, state, seat, plan.moves[0]));
      const candidates = legal.slice(0, 3).map((candidate) => ({
        ...candidate,
        reason: reasonFor(gameWithBot, state, seat, candidate.plan),
      }));
      const careful = candidates.at(0) ?? { plan: anything(gameWithBot, state, seat), chance: null, reason: null };
      const plan = mistaken(mind, situation, careful.plan);
      const isMistake = plan !== careful.plan;
      const chosen: Candidate & Pick<Decision, 'reason'> = isMistake ? { plan, chance: null, reason: null } : careful;
      followed = chosen.branch;
      searched = goOn;
      const best = [chosen, ...candidates.slice(1)].map(({ plan, reason, chance }) => ({
        move: plan.moves[0],
        reason,
        chance,
      }));
      const own = isMistake ? [] : (gameWithBot.bot.reasons?.explainMoves?.(state, seat, chosen.plan) ?? []);
      const reasons = own.length > 0 ? own : chosen.plan.moves.map(() => chosen.reason);
      const current = { decisionKey, plan: chosen.plan, reasons, best, made: 0, nth };
      if (inProgress.size > 3) inProgress.delete(inProgress.keys().next().value ?? '');
      inProgress.set(decisionKey, current);
      return next(current, iterations, shareOf(chosen, plans));
    },

    explore(view, seat, { stop = () => false, iterations = level.iterations } = {}) {
      const { state, determinize } = situationOf(gameWithBot, view, seat, fastRandom(0));
      // The deciding agent may be waiting for these results, so `maxPlayouts` applies here too.
      const most = gameWithBot.bot.search?.maxPlayouts?.(state) ?? Infinity;
      const limits = { ...limitsOf(mind, state), iterations: Math.min(iterations, most), stop };
      return branchStatistics(search(gameWithBot, seat, determinize, limits).branches);
    },

    ponder(stop) {
      // Without decision keys, the next decision could not use the results.
      if (followed && gameWithBot.bot.turns?.decisionKey) searched?.(followed, stop);
    },
  };
}

/** Combines the level's weights with a character's, which take precedence where they differ from the usual ones. */
export function styleOf({ styles }: Pick<AnyBot, 'styles'>, level: Level, character: string): unknown {
  const own = styles[level.style] ?? styles.usual;
  const played = styles[character] ?? own;
  if (played === own || own === styles.usual) return played;
  const usual = styles.usual as Readonly<Record<string, unknown>>;
  const made = Object.entries(played as object).filter(([weight, value]) => value !== usual[weight]);
  return { ...(own as object), ...Object.fromEntries(made) };
}

/** The level's search limits; a learned judge sets the number of rounds. */
export function searchLimitsOf(
  { game, bot: { learning } }: GameWithBot,
  state: unknown,
  { plans, rounds, learned, answers }: Level,
): Pick<SearchLimits, 'plans' | 'rounds' | 'learned' | 'answers'> {
  const judge = learning?.judge;
  if (!learned || !judge) return { plans, rounds, learned, answers };
  return { plans, rounds: judge.roundsWith?.[game.seats(state)] ?? judge.rounds, learned, answers };
}

/** The properties of an agent that stay the same for all its decisions. */
interface Mind {
  readonly gameWithBot: GameWithBot;
  readonly level: Level;
  readonly style: unknown;
  readonly random: Random;
}

const limitsOf = ({ gameWithBot, level, style, random }: Mind, state: unknown) => ({
  ...searchLimitsOf(gameWithBot, state, level),
  style,
  random,
});

/** What a seat knows. `determinize` draws the hidden information; `state` is one such position. */
interface Situation {
  readonly seat: Seat;
  readonly state: unknown;
  readonly determinize: (luck: Random) => unknown;
}

function situationOf({ bot }: GameWithBot, view: unknown, seat: Seat, random: Random): Situation {
  const determinize = (luck: Random) => bot.determinize(view, seat, luck);
  return { seat, state: determinize(random), determinize };
}

interface Thought {
  readonly plans: readonly Candidate[];
  readonly iterations: number;
  readonly goOn?: (branch: Branch, stop: () => boolean) => void;
}

interface Candidate {
  readonly plan: Plan;
  readonly chance: number | null;
  readonly branch?: Branch;
}

function shareOf({ branch }: Candidate, plans: readonly Candidate[]): number | null {
  const tries = plans.reduce((sum, other) => sum + (other.branch?.visits ?? 0), 0);
  return branch && tries > 0 ? branch.visits / tries : null;
}

const GIVEN_UP: Thought = { plans: [], iterations: 0 };

function think(
  mind: Mind,
  { seat, state, determinize }: Situation,
  { stop = () => false, iterations = mind.level.iterations, others }: Budget,
  statistics?: PlanStatistics,
): Thought {
  const { gameWithBot, level, style, random } = mind;
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
  const most = bot.search?.maxPlayouts?.(state) ?? Infinity;
  const limits = { ...limitsOf(mind, state), iterations: Math.min(iterations, most), stop };
  // Too many playouts would outweigh `firstSight`, so the number of reused ones is limited too.
  const known = statistics && bot.search?.firstSight ? limitVisits(statistics, most) : statistics;
  const found = search(gameWithBot, seat, determinize, limits, known);
  // A single plan needs no search, so there are no parallel results to wait for.
  for (const tries of found.iterations > 0 && others ? others() : []) addTries(found.branches, tries, 1);
  const plans = ranked(found.branches, seat).map((branch): Candidate => {
    return { plan: branch.plan, chance: branch.visits > 0 ? chanceOf(branch, seat) : null, branch };
  });
  return { plans, iterations: found.iterations, goOn: found.goOn };
}

/**
 * Returns the plan. For a careless level, it sometimes contains a mistake; illegal moves at its start are then dropped.
 */
function mistaken({ gameWithBot, level, random }: Mind, { state, seat }: Situation, plan: Plan): Plan {
  const { game, bot } = gameWithBot;
  const bad = withMistake(bot.mistakes, level.careless, plan, () => game.moves(state, seat), random);
  if (bad === plan) return plan;
  const first = bad.moves.findIndex((move) => isLegal(gameWithBot, state, seat, move));
  return first < 0 ? anything(gameWithBot, state, seat) : { ...bad, moves: bad.moves.slice(first) };
}

/** Whether a plan in progress still has a legal next move. Skips illegal moves if the plan's moves are independent. */
function goesOn(gameWithBot: GameWithBot, state: unknown, seat: Seat, current: PlanInProgress): boolean {
  const { moves, independent } = current.plan;
  for (; current.made < moves.length; current.made++) {
    if (isLegal(gameWithBot, state, seat, moves[current.made])) return true;
    if (!independent) return false;
  }
  return false;
}

/** Whether a move is legal, tried on a copy. Legality never depends on hidden information. */
function isLegal(gameWithBot: GameWithBot, state: unknown, seat: Seat, move: Move): boolean {
  return tryMove(gameWithBot, gameWithBot.game.copy(state), seat, move, fastRandom(0));
}

/** A fallback plan: the seat's last legal move, which by convention ends the phase. */
function anything({ game }: GameWithBot, state: unknown, seat: Seat): Plan {
  const move = game.moves(state, seat).at(-1);
  if (!move) throw new Error('A seat that cannot move was asked to decide.');
  return anyMove(move);
}
