import { sameMove } from '../../../engine/core/same-move';
import type { Moves } from './click';
import { isBusy } from './queries';
import type { MatchState } from './state';

/** Stores the moves of a click that could not be played because of a question to another seat. */
export function keepRemaining(state: MatchState, seat: number, moves: Moves): void {
  const { table, log } = state;
  if (!table || state.dropped || state.refusal) return;
  const remaining = moves.slice(lastClickLength(log, seat));
  const waits = !table.over && table.deciders.every((decider) => decider.seat !== seat);
  if (remaining.length > 0 && waits) state.continuation = { seat, moves: remaining, ply: table.ply };
}

/** Number of moves of the last click; 0 if another seat made it. */
function lastClickLength(log: MatchState['log'], seat: number): number {
  let first = log.length - 1;
  while (first > 0 && log[first].on) first--;
  return log[first]?.seat === seat ? log.length - first : 0;
}

/**
 * The moves to play after the question is answered; none while the seat can't act, or if since the question it has made
 * a move or a random outcome has occurred. If the answer makes them illegal, it is stored as `halted`, so that the
 * table can explain it.
 */
export function takeContinuation(state: MatchState): Moves {
  const { table, continuation } = state;
  if (!continuation || !table) return [];
  if (table.ply < continuation.ply || table.over) {
    state.continuation = null;
    return [];
  }
  if (isBusy(state) || state.paused || state.curtain !== null || table.acting !== continuation.seat) return [];
  state.continuation = null;
  const since = state.log.filter(({ ply }) => ply > continuation.ply);
  if (since.some(({ seat, barrier }) => seat === continuation.seat || barrier === 'chance')) return [];
  if (table.choices.some(({ move }) => sameMove(move, continuation.moves[0].move))) return continuation.moves;
  state.halted = since.at(-1) ?? null;
  return [];
}
