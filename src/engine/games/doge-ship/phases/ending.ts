import type { Seat } from '../../../core/game';
import { FINAL_INSPECTION } from '../data';
import { award } from '../queries';
import { scoreSheet } from '../score';
import type { State } from '../state';
import type { Turn } from './handler';
import { pointsByRank } from './ranking';

/** The last space of the Galley is filled: the last inspection counts everybody's Approvals, and the game is over. */
export function finish(state: State, seat: Seat, turn: Turn): void {
  state.frames = [];
  const points = pointsByRank(state.approvals, FINAL_INSPECTION);
  points.forEach((gain, other) => award(state, other, 'finalInspection', gain));
  turn.events.push({ type: 'shipFinished', seat });
  turn.events.push({ type: 'finalInspection', approvals: state.approvals.slice(), points, bars: 'secret' });
  turn.events.push({ type: 'gameOver', winners: scoreSheet(state).winners });
}
