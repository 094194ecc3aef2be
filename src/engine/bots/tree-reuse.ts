import type { Move } from '../core/game';
import { sameMoves } from '../core/same-move';
import type { Branch, Node } from './tree';

/** Results of plans in earlier playouts. Each sequence of moves has one entry. */
export type PlanStatistics = readonly Tries[];

interface Tries {
  readonly moves: readonly Move[];
  visits: number;
  readonly total: number[];
}

/** Weight of results from earlier searches, which had to guess the moves before this decision. */
const DISCOUNT = 0.5;

/** Collects the results of a later decision below a branch. */
export function statisticsOf(branch: Branch, decision: string, statistics: Tries[] = []): PlanStatistics {
  for (const [key, node] of branch.next ?? []) {
    for (const later of node.branches) {
      if (key === decision) note(statistics, later);
      else statisticsOf(later, decision, statistics);
    }
  }
  return statistics;
}

function note(statistics: Tries[], { plan, visits, total }: Branch): void {
  if (visits === 0) return;
  const known = triesOf(statistics, plan.moves);
  const tries = known ?? { moves: plan.moves, visits: 0, total: total.map(() => 0) };
  tries.visits += visits;
  total.forEach((share, seat) => (tries.total[seat] += share));
  if (!known) statistics.push(tries);
}

/** Scales statistics down to `most` visits, so that old results do not outweigh new ones, or returns them as is. */
export function limitVisits(statistics: PlanStatistics, most: number): PlanStatistics {
  const part = most / statistics.reduce((sum, { visits }) => sum + visits, 0);
  if (!(part < 1)) return statistics;
  return statistics.map(({ moves, visits, total }) => ({
    moves,
    visits: visits * part,
    total: total.map((share) => share * part),
  }));
}

/** Initialises a node with earlier results for the same moves. */
export function warmStart(node: Node, statistics: PlanStatistics): void {
  node.visits += addTries(node.branches, statistics, DISCOUNT);
}

/** Adds earlier results for the same moves, scaled by `weight`. Returns the number of visits added. */
export function addTries(branches: readonly Branch[], statistics: PlanStatistics, weight: number): number {
  let visits = 0;
  for (const branch of branches) {
    const tries = triesOf(statistics, branch.plan.moves);
    if (!tries) continue;
    branch.visits += tries.visits * weight;
    tries.total.forEach((share, seat) => (branch.total[seat] = (branch.total[seat] ?? 0) + share * weight));
    visits += tries.visits * weight;
  }
  return visits;
}

/** The results of a node's visited branches, to share with other agents that search the same decision. */
export function branchStatistics(branches: readonly Branch[]): PlanStatistics {
  const statistics: Tries[] = [];
  for (const branch of branches) note(statistics, branch);
  return statistics;
}

function triesOf(statistics: PlanStatistics, moves: readonly Move[]): Tries | undefined {
  return statistics.find((tries) => sameMoves(tries.moves, moves));
}
