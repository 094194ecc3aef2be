import type { Random, Seat } from '../core/game';
import type { Contest, Plan } from './opponent';
import { occasionOf, plansOf } from './plans';
import { createActing } from './acting';
import { prospects } from './prospects';

/** What a search may spend and how it weighs. */
export interface SearchLimits {
  readonly style: unknown;
  readonly plans: number;
  readonly rounds: number;
  readonly iterations: number;
  /** Asked before every playout; a clock, or a player who does not want to wait. */
  readonly stop: () => boolean;
  readonly random: Random;
}

/** A plan at a node, and what came of trying it. */
export interface Branch {
  readonly plan: Plan;
  /** The share of attention it deserves at first sight; all of a node's together 1. */
  readonly prior: number;
  visits: number;
  /** Sum of the prospects, by seat. */
  readonly total: number[];
  /** The decisions that have followed it, by seat and occasion: chance may lead to several. */
  readonly next: Map<string, Node>;
}

/** A decision met while searching, whoever's it is. */
interface Node {
  readonly seat: Seat;
  readonly branches: readonly Branch[];
  visits: number;
}

/** How long a plan that looks good at first sight is preferred to one that has done better in few tries. */
const CURIOSITY = 0.25;
/** Plans looked at after n visits: WIDE + n^WIDENING. */
const WIDE = 3;
const WIDENING = 0.6;
/** A later decision gets a node of its own once the branch before it has been tried so often. */
const GROW_AFTER = 16;
/** Atomic moves of a playout in a game that does not count rounds. */
const LONGEST = 60;

/**
 * Monte Carlo tree search for several players: each seat takes the branch best for itself (max^n); what the view hides is drawn
 * anew, and dice are thrown anew, in every playout (information sets, open loop); branches come one by one in the order of the
 * game's own judgement (progressive widening); a playout follows everybody's first plan for some rounds and is then judged.
 *
 * Answers the branches of the first decision, the best first. `imagine` draws a complete position for each playout.
 */
export function search(contest: Contest, seat: Seat, imagine: () => unknown, limits: SearchLimits): Branch[] {
  const root = nodeFor(contest, imagine(), seat, limits);
  if (root.branches.length > 1) {
    for (let i = 0; i < limits.iterations && !limits.stop(); i++) iterate(contest, root, imagine(), limits);
  }
  return root.branches.slice().sort((a, b) => b.visits - a.visits || mean(b, seat) - mean(a, seat) || b.prior - a.prior);
}

/** What a branch brings a seat on average, from 0 to 1. */
export function mean(branch: Branch, seat: Seat): number {
  return branch.visits === 0 ? 0 : branch.total[seat] / branch.visits;
}

function nodeFor(contest: Contest, state: unknown, seat: Seat, { style, plans }: SearchLimits): Node {
  const list = plansOf(contest, state, seat, style, plans);
  const lead = contest.opponent.lead?.(state) ?? 5;
  const best = Math.max(...list.map(({ value }) => value));
  const weights = list.map(({ value }) => Math.exp((value - best) / lead));
  const sum = weights.reduce((a, b) => a + b, 0);
  const branches = list.map(
    (plan, i): Branch => ({ plan, prior: weights[i] / sum, visits: 0, total: [], next: new Map() }),
  );
  return { seat, branches: branches.sort((a, b) => b.prior - a.prior), visits: 0 };
}

function iterate(contest: Contest, root: Node, state: unknown, limits: SearchLimits): void {
  const { game, opponent } = contest;
  const acting = createActing(contest, limits.style);
  const path: Branch[] = [];
  let node: Node | undefined = root;
  const decide = (seat: Seat): Plan | undefined => {
    const last = path.at(-1);
    if (last) node = node && following(contest, last, state, seat, limits);
    if (!node) return undefined;
    const branch = pick(node);
    node.visits++;
    path.push(branch);
    return branch.plan;
  };
  const round = opponent.round?.(state);
  for (let moves = 0; ; moves++) {
    if (round === undefined ? moves > LONGEST : (opponent.round?.(state) ?? 0) >= round + limits.rounds) break;
    const actors = game.actors(state);
    if (actors.length === 0) break;
    acting.step(state, actors.includes(root.seat) && moves === 0 ? root.seat : actors[0], limits.random, decide);
  }
  const result = prospects(contest, state, limits.style);
  for (const branch of path) {
    branch.visits++;
    result.forEach((share, seat) => (branch.total[seat] = (branch.total[seat] ?? 0) + share));
  }
}

/** The node of the decision that follows a branch; a new one when the branch has earned it; else the tree ends here. */
function following(contest: Contest, branch: Branch, state: unknown, seat: Seat, limits: SearchLimits): Node | undefined {
  const key = `${seat} ${occasionOf(contest, state)}`;
  const known = branch.next.get(key);
  if (known || branch.visits < GROW_AFTER) return known;
  const node = nodeFor(contest, state, seat, limits);
  branch.next.set(key, node);
  return node;
}

/** The branch with the best mix of what it brought, how it looked at first sight and how seldom it was tried. */
function pick({ seat, branches, visits }: Node): Branch {
  const open = Math.min(branches.length, Math.floor(WIDE + visits ** WIDENING));
  let sum = 0;
  let tries = 0;
  for (const branch of branches) {
    sum += branch.total[seat] ?? 0;
    tries += branch.visits;
  }
  const usual = tries === 0 ? 0 : sum / tries;
  let best = branches[0];
  let bestMerit = -Infinity;
  for (let i = 0; i < open; i++) {
    const branch = branches[i];
    const value = branch.visits === 0 ? usual : branch.total[seat] / branch.visits;
    const merit = value + CURIOSITY * Math.sqrt((branch.prior * Math.log(visits + 2)) / (branch.visits + 1));
    if (merit > bestMerit) {
      best = branch;
      bestMerit = merit;
    }
  }
  return best;
}
