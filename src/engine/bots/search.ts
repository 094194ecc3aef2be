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

export interface SearchLimits {
  readonly style: unknown;
  readonly plans: number;
  readonly rounds: number;
  readonly learned: boolean;
  readonly answers: boolean;
  readonly iterations: number;
  /** Whether to stop, polled before every move of a playout and between expensive plans. */
  readonly stop: () => boolean;
  readonly random: Random;
}

interface Findings {
  /** All candidate plans, best first. */
  readonly branches: readonly Branch[];
  readonly iterations: number;
  readonly goOn: (branch: Branch, stop: () => boolean) => void;
}

interface Growth {
  nodes: number;
  readonly memory: PlanMemory;
  /** Decisions below the tree by `Planning.planKey`, shared by all playouts. */
  readonly answers: Map<number, Answer>;
}

interface Answer {
  met: number;
  node?: Node;
}

/** UCT's exploration constant: a higher value favours plans with a high prior and few tries. */
const EXPLORATION = 0.25;
/** Prior of plans without a judgement. High enough to retry a plan after a bad start. */
const UNJUDGED = 9;
/** How much win share a lead of one decisive margin adds if the seats are nearly equal (the slope of a softmax). */
const MARGIN_IN_SHARES = 0.2;
/** After n visits, WIDE + n^WIDENING plans are considered. */
const WIDE = 3;
const WIDENING = 0.6;
/** Maximum number of plans at decisions below the root. More would rarely be tried. */
const PLANS_BELOW = 8;
const EXPAND_AFTER = 16;
/** Maximum number of tree nodes, to limit a worker's memory. */
const MAX_NODES = 3000;
const MAX_ANSWERS = 20_000;
/** Length of a playout in moves if the game does not count rounds. */
const MAX_PLAYOUT_MOVES = 60;

/**
 * Multiplayer Monte Carlo tree search (max^n) with progressive widening: plans are added one by one, in the order of
 * the game's judgement. Every playout draws hidden information and dice at random (information sets, open loop). It
 * follows each seat's first plan and is judged at the end of each round; its result is the mean of these judgements,
 * because late ones are more accurate and early ones have less variance. The n-th try of every plan starts with the
 * same hidden cards and dice (common random numbers), so plans can be compared after fewer tries.
 *
 * If the game and the level support it, seats also search their plans below the tree. Equivalent decisions share a node
 * (transpositions by `planKey`), so rivals also look ahead instead of following their first plan.
 *
 * `determinize` draws a complete position for each playout. `statistics` are earlier results for the plans of this
 * decision.
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

/** A sorted copy, best branch first: by visits, then by mean result and prior. */
export function ranked(branches: readonly Branch[], seat: Seat): Branch[] {
  return branches.slice().sort((a, b) => b.visits - a.visits || mean(b, seat) - mean(a, seat) || b.prior - a.prior);
}

function mean(branch: Branch, seat: Seat): number {
  return branch.visits === 0 ? 0 : branch.total[seat] / branch.visits;
}

/** The seat's mean win probability in a branch, which must have visits. */
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

/** Runs one playout that starts with `first`. Returns false if it was stopped before the end. */
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
  /** For each round: the win shares of all seats, then their win probabilities. */
  const judged: number[][] = [];
  for (let moves = 0; ; moves++) {
    if (limits.stop()) return false;
    const rounds = begun === undefined ? Number(moves > MAX_PLAYOUT_MOVES) : (bot.turns?.round?.(state) ?? 0) - begun;
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

/** The node after a branch, created if the branch has enough visits; `undefined` at the end of the tree. */
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
  if (known || branch.visits < enough || growth.nodes >= MAX_NODES) return known;
  const node = nodeBelow(gameWithBot, state, seat, limits);
  // If planning was stopped, the node lacks plans, so it is not stored for reuse.
  if (limits.stop()) return node;
  (branch.next ??= new Map()).set(key, node);
  growth.nodes++;
  return node;
}

/** The node of a decision below the tree; `undefined` if it has not occurred `answersAfter` times. */
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
    if (growth.answers.size >= MAX_ANSWERS) return undefined;
    growth.answers.set(key, (answer = { met: 0 }));
  }
  if (answer.node || ++answer.met < answersAfter || growth.nodes >= MAX_NODES) return answer.node;
  const node = nodeBelow(gameWithBot, state, seat, limits);
  if (limits.stop()) return node;
  growth.nodes++;
  return (answer.node = node);
}

function nodeBelow(gameWithBot: GameWithBot, state: unknown, seat: Seat, limits: SearchLimits): Node {
  return nodeFor(gameWithBot, state, seat, { ...limits, plans: Math.min(limits.plans, PLANS_BELOW) });
}

/** The branch with the best sum of mean result and exploration bonus. */
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
  /** The expected result of the plan with the best prior, estimated from the results of all plans. */
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
