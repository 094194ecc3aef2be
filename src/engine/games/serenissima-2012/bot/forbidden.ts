import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { Goal } from './goal';

/**
 * Whether a crew is too small to claim the port of a space, because a rival with more sailors there would forbid it.
 */
export function claimForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, NOBODY) > crew;
}

/**
 * Whether a crew is too small to sell in the port of a space, because a rival with more sailors there would forbid it.
 * The port's owner would not, because it profits from the sale.
 */
export function saleForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, goal.scene.state.ports[goal.port].owner) > crew;
}

/**
 * The maximum number of sailors that any single rival except `spared` has on its galleys in a space. 0 where the active
 * galley started, because it cannot be blockaded there.
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
