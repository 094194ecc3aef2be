import { IllegalMove } from './errors';
import type { Move, Seat } from './game';
import { barrierOf, undo } from './history';
import { jsonClone, playMove } from './match';
import type { Match } from './match-types';

/**
 * Why a planned move was not played. `unforeseen`: it uses chance, reveals a secret or answers another player. It does
 * not say which, because that may depend on something the seat does not know. `refused`: the rules forbid it.
 */
export type PlanStop = { readonly why: 'unforeseen' } | { readonly why: 'refused'; readonly refusal: IllegalMove };

/** A copy on which moves can be played and undone without changing the match. It shares past moves and snapshots. */
export function trialOf(match: Match): Match {
  const { game, position, luck, log, acts, snapshots } = match;
  return {
    ...match,
    luck: luck.slice(),
    log: log.slice(),
    acts: acts.slice(),
    undone: [],
    position: game.copy(position),
    snapshots: snapshots.slice(),
  };
}

/**
 * Plays a planned move on a trial. Returns `null` if it was played. Otherwise returns the reason and leaves the trial
 * unchanged. A plan therefore shows nothing that its player could not see by playing and undoing the same moves.
 */
export function playPlanned(trial: Match, seat: Seat, move: Move): PlanStop | null {
  try {
    if (barrierOf(playMove(trial, seat, jsonClone(move))) === null) return null;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { why: 'refused', refusal: error };
  }
  undo(trial, { free: true });
  trial.undone.length = 0;
  return { why: 'unforeseen' };
}
