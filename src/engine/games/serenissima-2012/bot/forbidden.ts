import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { Goal } from './goal';

/** Whether such a crew is too small to claim the port of a space: a rival with more sailors there forbids it. */
export function claimForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, NOBODY) > crew;
}

/** Whether such a crew is too small to sell in the port of a space: a rival with more sailors there forbids it, but for the port's owner, who gains by it. */
export function saleForbidden(goal: Goal, crew: number): boolean {
  return strongest(goal, goal.scene.state.ports[goal.port].owner) > crew;
}

/** Most sailors that one rival but this has on its galleys in a space. None counts where the active galley set out: nobody blockades it there. */
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
