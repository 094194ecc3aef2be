import type { Seat } from '../../../core/game';
import { FINAL_INSPECTION } from '../data/board';
import { award } from '../queries';
import { scoreSheet } from '../score';
import type { State } from '../state';
import type { MoveContext } from './decision';
import { pointsByRank } from './ranking';

/** Ends the game when the last space of the Galley is filled. The final inspection counts all Approvals. */
export function finish(state: State, seat: Seat, context: MoveContext): void {
  state.frames = [];
  const points = pointsByRank(state.approvals, FINAL_INSPECTION);
  points.forEach((gain, other) => award(state, other, 'finalInspection', gain));
  context.events.push({ type: 'shipFinished', seat });
  context.events.push({ type: 'finalInspection', approvals: state.approvals.slice(), points, bars: 'secret' });
  context.events.push({ type: 'gameOver', winners: scoreSheet(state).winners });
}
