import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { Goal } from './goal';

/** Whether a rival with more sailors in the space would forbid a claim. */
export function claimForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, NOBODY) > crew;
}

/** Whether a rival with more sailors would forbid a sale. The port's owner would not, because it profits. */
export function saleForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, goal.scene.state.ports[goal.port].owner) > crew;
}

/**
 * The largest number of sailors that a rival other than `spared` has in a space. 0 in the active galley's starting
 * space, where it can't be blockaded.
 */
function strongest({ scene, space, foes }: Goal, spared: Seat): number {
  if (space === scene.frame.start) return 0;
  let most = 0;
  for (const { galley } of foes) {
    if (galley.owner === spared) continue;
    let sailors = 0;
    for (const other of foes) if (other.galley.owner === galley.owner) sailors += other.galley.sailors;
    most = Math.max(most, sailors);
  }
  return most;
}
