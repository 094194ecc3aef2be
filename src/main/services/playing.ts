import { IllegalMove } from '../../engine/core/errors';
import type { Move } from '../../engine/core/game';
import { undo } from '../../engine/core/history';
import { actorsOf, isOver, playMove } from '../../engine/core/match';
import type { MoveDetails } from '../../engine/core/match-types';
import { moveLine } from '../../engine/core/save';
import type { MoveLine } from '../../engine/core/save';
import type { Stop } from '../../ipc/refusals';
import { checkAsked } from './lesson-state';
import type { OpenMatch } from './open-match';
import { Refused, refusalOf } from './refusals';
import { mayActFor } from './seating';

interface MadeMoves {
  /** One journal line per move, in order; at least one. */
  readonly lines: readonly MoveLine[];
  /** Why the remaining moves were not played, or `null` if all were. */
  readonly stopped: Stop | null;
  /** Undoes all the moves and restores the redo list. Used when saving fails. */
  takeBack(): void;
}

/**
 * Plays moves of one seat until the rules refuse one or another decision has to be made first. If the first move is
 * refused or an unexpected error occurs, throws and leaves the match unchanged.
 */
export function makeMoves(open: OpenMatch, seat: number, moves: readonly Move[], details: MoveDetails = {}): MadeMoves {
  const { match } = open;
  const undone = match.undone.slice();
  const lines: MoveLine[] = [];
  const takeBack = () => {
    for (let i = 0; i < lines.length; i++) undo(match, { free: true });
    match.undone.splice(0, Infinity, ...undone);
  };
  for (const move of moves) {
    const why = lines.length > 0 ? whyStop(open, seat) : null;
    if (why) return { lines, stopped: { why, refusal: null }, takeBack };
    try {
      checkAsked(open, seat, move);
      lines.push(moveLine(match, playMove(match, seat, move, lines.length > 0 ? { ...details, on: true } : details)));
    } catch (error) {
      const last = lines.at(-1);
      const refusal = error instanceof IllegalMove || error instanceof Refused ? refusalOf(error) : undefined;
      if (last && refusal) return { lines, stopped: { why: last.chance ? 'chance' : 'refused', refusal }, takeBack };
      takeBack();
      throw error;
    }
  }
  return { lines, stopped: null, takeBack };
}

/** Why a seat that has just moved cannot move again, or `null` if it can. */
function whyStop(open: OpenMatch, seat: number): 'over' | 'decision' | null {
  if (isOver(open.match)) return 'over';
  return actorsOf(open.match).includes(seat) && mayActFor(open, seat) ? null : 'decision';
}
