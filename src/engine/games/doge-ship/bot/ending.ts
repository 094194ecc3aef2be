import type { Seat } from '../../../core/game';
import { FINAL_INSPECTION } from '../data/board';
import type { TileId } from '../data/components';
import type { DogeShipMove } from '../moves';
import { pointsByRank } from '../phases/ranking';
import { actionAt, isPart, totalPoints } from '../queries';
import { fits } from '../ship';
import type { State } from '../state';
import { overdue, spacesLeft } from './rounds';
import { partApprovals, partScore } from './worth';

/**
 * Number of rounds beyond the usual length for which a losing player avoids ending the game. Without a limit, a game
 * might never end: a player may own the only part that fits, and no rule forces that player to build it.
 */
const PATIENCE = 6;
/** Additional value of ending the game as winner or loser. */
const WON = 10;
const LOST = -15;

/** The builder's and the best rival's final points if a part would end the game; otherwise `undefined`. */
export function endedBy(
  state: State,
  seat: Seat,
  tile: TileId,
): { readonly total: number; readonly rival: number } | undefined {
  if (!isPart(tile) || spacesLeft(state) > 1) return undefined;
  const approvals = state.approvals.slice();
  approvals[seat] += partApprovals(tile, state.doge);
  const finals = pointsByRank(approvals, FINAL_INSPECTION);
  const totals = finals.map((points, other) => points + totalPoints(state, other));
  const total = totals[seat] + partScore(tile, state.doge);
  return { total, rival: Math.max(...totals.filter((_, other) => other !== seat)) };
}

/** The value of ending the game with a part: positive for a winner, otherwise a loss that shrinks over time. */
export function endingGain(state: State, seat: Seat, tile: TileId): number {
  const end = endedBy(state, seat, tile);
  if (!end) return 0;
  return end.total >= end.rival ? WON : LOST * Math.max(0, 1 - overdue(state) / PATIENCE);
}

/** If the game is long overdue, keeps only the moves that can end it, if there are any. */
export function withoutWaiting(state: State, seat: Seat, moves: DogeShipMove[]): DogeShipMove[] {
  if (overdue(state) <= PATIENCE || spacesLeft(state) > 1) return moves;
  if (!state.yards[seat].some((tile) => isPart(tile) && fits(state, tile))) return moves;
  const ends = moves.filter(endsWith);
  return ends.length > 0 ? ends : moves;
}

function endsWith(move: DogeShipMove): boolean {
  if (move.type === 'build') return isPart(move.tile);
  if (move.type !== 'act') return false;
  const action = actionAt(move.table, move.space);
  return action.type === 'construct' && action.kinds.includes('galley');
}
