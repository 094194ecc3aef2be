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
 * Rounds beyond the usual in which somebody may still hope to catch up by waiting. Where parts leave the game one player may hold
 * the last one that fits: nobody has to build it, and who would lose by it could wait for ever.
 */
const PATIENCE = 6;
/** What it is worth, in points beside those of the part, to end the game as its winner, and what it costs to end it as a loser. */
const WON = 10;
const LOST = -15;

/** By a part that ends the game when it is built: the points its builder then has, the final inspection's included, and the best rival's. */
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

/** What it means to end the game by building a part: good for who wins by it, bad for anybody else, for as long as one waits. */
export function endingGain(state: State, seat: Seat, tile: TileId): number {
  const end = endedBy(state, seat, tile);
  if (!end) return 0;
  return end.total >= end.rival ? WON : LOST * Math.max(0, 1 - overdue(state) / PATIENCE);
}

/** Of these moves those that end the game, where there are any and its time is long over: waiting for ever is worth nothing. */
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
