import type { Branch, Node } from './tree';
import type { Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { GameWithBot, Plan } from './bot';
import { seatDecisionKey, plansOf } from './plans';
import { createPlanFollower } from './plan-follower';
import { createPlanMemory } from './plan-memory';
import type { PlanMemory } from './plan-memory';
import { warmStart } from './tree-reuse';
import type { PlanStatistics } from './tree-reuse';
import { estimate } from './win-shares';

/** What a search may spend and how it weighs. */
export interface SearchLimits {
  readonly style: unknown;
  readonly plans: number;
  readonly rounds: number;
  /** Whether playouts are judged by what the game has learned. */
  readonly learned: boolean;
  /** Whether playouts weigh what seats do below the tree, where the game says what that hangs on. */
  readonly answers: boolean;
  readonly iterations: number;
  /** Asked before every move of a playout and between plans that take long: a clock, or a player who does not want to wait. */
  readonly stop: () => boolean;
  readonly random: Random;
}

/** What a search found out about a decision. */
interface Findings {
  /** The plans tried, the best first. */
  readonly branches: readonly Branch[];
  /** Playouts made. */
  readonly iterations: number;
  /** Makes more playouts that begin with one of the plans, until told to stop: what may follow it is known better then. */
  readonly goOn: (branch: Branch, stop: () => boolean) => void;
}

/** What a search has come to know beside its tree. */
interface Growth {
  /** Decisions below the root that have a node of their own. */
  nodes: number;
  readonly memory: PlanMemory;
  /** What seats may do below the tree, by `Planning.planKey`: shared by all playouts that come by there. */
  readonly answers: Map<number, Answer>;
}

/** A position of a seat below the tree, as far as its plans hang on it: with a node once it has been met often enough. */
interface Answer {
  met: number;
  node?: Node;
}

/** How long a plan that looks good at first sight is preferred to one that has done better in few tries. */
const EXPLORATION = 0.25;
/** The attention of a plan that nobody has judged: enough for one that began badly to be tried again and again. */
const UNJUDGED = 9;
/** What a decisive margin of points is worth in shares, where several seats stand alike: the slope of a softmax. */
const MARGIN_IN_SHARES = 0.2;
/** Plans looked at after n visits: WIDE + n^WIDENING. */
const WIDE = 3;
const WIDENING = 0.6;
/** Plans weighed at a later decision at most: of more than that few are ever tried. */
const PLANS_BELOW = 8;
/** A later decision gets a node of its own once the branch before it has been tried so often, where a game does not say. */
const EXPAND_AFTER = 16;
/** Decisions a search remembers at most: more than a player at the table comes to, and few enough for a worker's memory. */
const MOST_NODES = 3000;
/** Positions below the tree that are counted at most. */
const MOST_ANSWERS = 20_000;
/** Atomic moves of a playout in a game that does not count rounds. */
const MOST_PLAYOUT_MOVES = 60;

/**
 * Monte Carlo tree search for several players: each seat takes the branch best for itself (max^n); what the view hides is drawn
 * anew, and dice are thrown anew, in every playout (information sets, open loop); branches come one by one in the order of the
 * game's own judgement (progressive widening); a playout follows everybody's first plan for some rounds, is judged at the end of
 * each, and counts as the mean of that: what comes late says more, what comes early owes less to luck. The n-th try of every plan
 * begins in the same world, hidden cards and dice alike: plans are told apart sooner when luck is equal (common random numbers).
 *
 * Below the tree, where a game and a level say so, a seat weighs its plans too: what it has found out wherever it stood alike, after
 * whatever plan of others, is one node (transpositions by what a plan hangs on). So others answer as those do who think, and not as
 * their first sight says.
 *
 * `determinize` draws a complete position for each playout; `statistics` is what earlier searches know of this decision's plans.
 */
export function search(
  gameWithBot: GameWithBot,
  seat: Seat,
  determinize: (random: Random) => unknown,
  limits: SearchLimits,
  statistics?: PlanStatistics,
): Findings {
  const root = nodeFor(gameWithBot, determinize(limits.random), seat, limits);
  if (statistics) warmStart(root, statistics);
  const worlds = limits.random.roll(2 ** 30);
  const tries = new Map<Branch, number>();
  const growth: Growth = { nodes: 0, memory: createPlanMemory(gameWithBot), answers: new Map() };
  const playOut = (first: Branch, stop: () => boolean): boolean => {
    const nth = tries.get(first) ?? 0;
    const random = fastRandom(worlds + nth);
    tries.set(first, nth + 1);
    return iterate(gameWithBot, root, first, determinize(random), { ...limits, stop, random }, growth);
  };
  let iterations = 0;
  while (
    root.branches.length > 1 &&
    iterations < limits.iterations &&
    playOut(pick(root, gameWithBot.bot.search?.firstSight), limits.stop)
  )
    iterations++;
  return {
    branches: ranked(root.branches, seat),
    iterations,
    goOn: (branch, stop) => {
      while (!stop() && playOut(branch, stop));
    },
  };
}

/** Branches in the order of the attention they were given, which is the one to go by. */
export function ranked(branches: readonly Branch[], seat: Seat): Branch[] {
  return branches.slice().sort((a, b) => b.visits - a.visits || mean(b, seat) - mean(a, seat) || b.prior - a.prior);
}

/** What a branch brings a seat on average, from 0 to 1. */
function mean(branch: Branch, seat: Seat): number {
  return branch.visits === 0 ? 0 : branch.total[seat] / branch.visits;
}

/** A seat's chance to win after a branch that has been tried, from 0 to 1. */
export function chanceOf({ total, visits }: Branch, seat: Seat): number {
  return total[total.length / 2 + seat] / visits;
}

function nodeFor(gameWithBot: GameWithBot, state: unknown, seat: Seat, { style, plans, stop }: SearchLimits): Node {
  const list = plansOf(gameWithBot, state, seat, style, plans, stop);
  const margin = gameWithBot.bot.chances?.decisiveMargin(state) ?? 5;
  const best = Math.max(...list.map(({ value }) => value));
  const weights = list.map(({ value }) => Math.exp((value - best) / margin));
  const sum = gameWithBot.bot.planning ? weights.reduce((a, b) => a + b, 0) : 1 / UNJUDGED;
  const branches = list.map((plan, i): Branch => ({
    plan,
    prior: weights[i] / sum,
    behind: (MARGIN_IN_SHARES * (plan.value - best)) / margin,
    visits: 0,
    total: [],
    next: undefined,
  }));
  return { seat, branches: branches.sort((a, b) => b.prior - a.prior), visits: 0 };
}

/** One playout that begins with a plan, noted along its path; says whether it came to its end before it was stopped. */
function iterate(
  gameWithBot: GameWithBot,
  root: Node,
  first: Branch,
  state: unknown,
  limits: SearchLimits,
  growth: Growth,
): boolean {
  const { game, bot } = gameWithBot;
  const follower = createPlanFollower(gameWithBot, limits.style, growth.memory);
  const path: { node: Node; branch: Branch }[] = [];
  let node: Node | undefined = root;
  const decide = (seat: Seat): Plan | undefined => {
    const last = path.at(-1);
    if (last) node = node && following(gameWithBot, last.branch, state, seat, limits, growth);
    const met = node ?? answering(gameWithBot, state, seat, limits, growth);
    if (!met) return undefined;
    const branch = last ? pick(met, bot.search?.firstSight) : first;
    path.push({ node: met, branch });
    return branch.plan;
  };
  const begun = bot.turns?.round?.(state);
  const wanted = begun === undefined ? 1 : limits.rounds;
  /** The win shares by seat and then the chances, at the end of each round and of the game. */
  const judged: number[][] = [];
  for (let moves = 0; ; moves++) {
    if (limits.stop()) return false;
    const rounds = begun === undefined ? Number(moves > MOST_PLAYOUT_MOVES) : (bot.turns?.round?.(state) ?? 0) - begun;
    const actors = game.actors(state);
    if (rounds > judged.length || actors.length === 0) {
      const { shares, chances } = estimate(gameWithBot, state, limits.style, limits.learned);
      judged.push([...shares, ...chances]);
    }
    if (rounds >= wanted || actors.length === 0) break;
    follower.step(state, actors.includes(root.seat) && moves === 0 ? root.seat : actors[0], limits.random, decide);
  }
  const result = judged[0].map((_, i) => judged.reduce((sum, each) => sum + each[i], 0) / judged.length);
  for (const { node: passed, branch } of path) {
    passed.visits++;
    branch.visits++;
    result.forEach((part, i) => (branch.total[i] = (branch.total[i] ?? 0) + part));
  }
  return true;
}

/** The node of the decision that follows a branch; a new one when the branch has earned it; else the tree ends here. */
function following(
  gameWithBot: GameWithBot,
  branch: Branch,
  state: unknown,
  seat: Seat,
  limits: SearchLimits,
  growth: Growth,
): Node | undefined {
  const key = seatDecisionKey(gameWithBot, state, seat);
  const known = branch.next?.get(key);
  const enough = gameWithBot.bot.search?.expandAfter ?? EXPAND_AFTER;
  if (known || branch.visits < enough || growth.nodes >= MOST_NODES) return known;
  const node = nodeBelow(gameWithBot, state, seat, limits);
  // Stopped in the midst of its planning it would lack plans for good: what has been learnt is kept for later decisions.
  if (limits.stop()) return node;
  (branch.next ??= new Map()).set(key, node);
  growth.nodes++;
  return node;
}

/** The node of what a seat does below the tree; a new one when it has often stood so; else it follows its first sight. */
function answering(
  gameWithBot: GameWithBot,
  state: unknown,
  seat: Seat,
  limits: SearchLimits,
  growth: Growth,
): Node | undefined {
  const { search, planning } = gameWithBot.bot;
  const answersAfter = search?.answersAfter;
  if (!limits.answers || answersAfter === undefined) return undefined;
  const key = planning?.planKey?.(state, seat);
  if (key === undefined) return undefined;
  let answer = growth.answers.get(key);
  if (!answer) {
    if (growth.answers.size >= MOST_ANSWERS) return undefined;
    growth.answers.set(key, (answer = { met: 0 }));
  }
  if (answer.node || ++answer.met < answersAfter || growth.nodes >= MOST_NODES) return answer.node;
  const node = nodeBelow(gameWithBot, state, seat, limits);
  if (limits.stop()) return node;
  growth.nodes++;
  return (answer.node = node);
}

/** The node of a later decision: fewer plans than at the root. */
function nodeBelow(gameWithBot: GameWithBot, state: unknown, seat: Seat, limits: SearchLimits): Node {
  return nodeFor(gameWithBot, state, seat, { ...limits, plans: Math.min(limits.plans, PLANS_BELOW) });
}

/** The branch with the best mix of what it brought, how it looked at first sight and how seldom it was tried. */
function pick({ seat, branches, visits }: Node, firstSight = 0): Branch {
  const open = Math.min(branches.length, Math.floor(WIDE + visits ** WIDENING));
  let sum = 0;
  let tries = 0;
  let behind = 0;
  for (const branch of branches) {
    sum += branch.total[seat] ?? 0;
    tries += branch.visits;
    behind += branch.visits * branch.behind;
  }
  const usual = tries === 0 ? 0 : sum / tries;
  /** What the first at first sight should bring, by what all have brought. */
  const first = tries === 0 ? 0 : (sum - behind) / tries;
  let best = branches[0];
  let bestMerit = -Infinity;
  for (let i = 0; i < open; i++) {
    const branch = branches[i];
    const weight = branch.visits + firstSight;
    const value = weight === 0 ? usual : ((branch.total[seat] ?? 0) + firstSight * (first + branch.behind)) / weight;
    const merit = value + EXPLORATION * Math.sqrt((branch.prior * Math.log(visits + 2)) / (branch.visits + 1));
    if (merit > bestMerit) {
      best = branch;
      bestMerit = merit;
    }
  }
  return best;
}
