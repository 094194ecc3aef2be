import type { Plan } from './opponent';
import type { Branch, Node } from './search';

/** What became of plans in earlier playouts, by their moves. */
export type Learnt = ReadonlyMap<string, Tries>;

interface Tries {
  visits: number;
  readonly total: number[];
}

/** What was learnt for a decision before it came counts by half: others have done since then what could only be guessed. */
const FADING = 0.5;

/**
 * What the playouts that began with a branch found out about a later decision, whatever was decided in between. All of it was
 * imagined from views, so it tells nothing that its player does not know.
 */
export function learntOf(branch: Branch, decision: string, learnt = new Map<string, Tries>()): Learnt {
  for (const [key, node] of branch.next) {
    for (const later of node.branches) {
      if (key === decision) note(learnt, later);
      else learntOf(later, decision, learnt);
    }
  }
  return learnt;
}

function note(learnt: Map<string, Tries>, { plan, visits, total }: Branch): void {
  if (visits === 0) return;
  const key = movesOf(plan);
  const tries = learnt.get(key) ?? { visits: 0, total: total.map(() => 0) };
  tries.visits += visits;
  total.forEach((share, seat) => (tries.total[seat] += share));
  learnt.set(key, tries);
}

/** Lets the plans of a decision begin with what was learnt about the same moves. */
export function inherit(node: Node, learnt: Learnt): void {
  for (const branch of node.branches) {
    const tries = learnt.get(movesOf(branch.plan));
    if (!tries) continue;
    branch.visits = tries.visits * FADING;
    tries.total.forEach((share, seat) => (branch.total[seat] = share * FADING));
    node.visits += branch.visits;
  }
}

function movesOf(plan: Plan): string {
  return JSON.stringify(plan.moves);
}
